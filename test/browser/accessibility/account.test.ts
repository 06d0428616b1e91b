import { testAccessibility } from '../../support/browser/accessibility.ts';

testAccessibility('account');
