import type { DatabaseSchema } from '#libs/database';
import { jobsMigrations } from '#libs/jobs';
import { AddOperatorEnrolment1795310810000 } from './migrations/1795310810000-add-operator-enrolment.js';
import { AddCodeBrowser1796500001120 } from './migrations/1796500001120-add-code-browser.js';
import { CreateAuth1795300020000 } from './migrations/1795300020000-create-auth.js';
import { AddLoginAddress1796500001110 } from './migrations/1796500001110-add-login-address.js';
import { AddOperatorSince1796500000920 } from './migrations/1796500000920-add-operator-since.js';
import { IndexListOrder1796500001020 } from './migrations/1796500001020-index-list-order.js';
import { IndexMemberNames1796500001111 } from './migrations/1796500001111-index-member-names.js';
import { AddPerson1795610000000 } from './migrations/1795610000000-add-person.js';
import { IndexDirectory1795540000000 } from './migrations/1795540000000-index-directory.js';

export const authSchema: DatabaseSchema = {
  migrations: [
    ...jobsMigrations,
    CreateAuth1795300020000,
    AddOperatorEnrolment1795310810000,
    IndexDirectory1795540000000,
    AddPerson1795610000000,
    AddOperatorSince1796500000920,
    IndexListOrder1796500001020,
    AddLoginAddress1796500001110,
    IndexMemberNames1796500001111,
    AddCodeBrowser1796500001120,
  ],
  functions: [new URL('functions/', import.meta.url)],
};
