import type { ComponentProps } from 'react';
import { TextField } from '../../ui/forms/field.js';

/** Email address used to log in. Password managers treat it as the user name. */
export function EmailField(props: Omit<ComponentProps<typeof TextField>, 'label'>) {
  return <TextField label="Email" type="email" inputMode="email" autoComplete="username" required {...props} />;
}
