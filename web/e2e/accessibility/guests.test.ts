import { lookAt } from './look-at.ts';
import { guestScreens } from './screens.ts';

lookAt(guestScreens);
