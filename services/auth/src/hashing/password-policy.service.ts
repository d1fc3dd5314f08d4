import { Injectable } from '@nestjs/common';
import { BrandService } from '../brand/brand.service.js';
import { PasswordPolicyErrors } from './password-policy.errors.js';
import { passwordProblem } from './password.rules.js';

/** What every new login password must satisfy. */
@Injectable()
export class PasswordPolicyService {
  constructor(private readonly brand: BrandService) {}

  /** `username` is empty while the account is not known yet. */
  check(password: string, username: string): void {
    const reason = passwordProblem(password, { username, brandWords: [this.brand.name, 'Lotus'] });
    if (reason) throw PasswordPolicyErrors.PASSWORD_TOO_WEAK({ reason });
  }
}
