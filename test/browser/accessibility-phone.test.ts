import { testAccessibility } from './accessibility.ts';

testAccessibility(360);
