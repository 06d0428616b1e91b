import { screensOf } from '../../screens/groups.ts';
import { testAccessibility, usual } from '../../support/browser/accessibility.ts';

testAccessibility(screensOf('chat'), usual);
