import { checkScreens } from './axe-suite.ts';
import { guestScreens } from './screens.ts';

checkScreens(guestScreens);
