import { testAccessibility } from './accessibility.ts';

testAccessibility(1440);
