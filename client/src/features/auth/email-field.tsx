import type { ComponentProps } from 'react';
import { TextField } from '../../ui/forms/field.js';

/** The address one logs in with: password managers know it as the user name. */
export function EmailField(props: Omit<ComponentProps<typeof TextField>, 'label'>) {
  return <TextField label="Email" type="email" inputMode="email" autoComplete="username" required {...props} />;
}
