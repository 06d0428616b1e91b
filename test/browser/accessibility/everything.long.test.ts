import { screens } from '../../screens/catalogue.ts';
import { everything, testAccessibility } from '../../support/browser/accessibility.ts';

testAccessibility(screens, everything);
