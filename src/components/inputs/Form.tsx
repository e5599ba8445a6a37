import Stack from '@mui/material/Stack';
import type { StackProps } from '@mui/material/Stack';
import type { ReactNode, SyntheticEvent } from 'react';
import { useIsHydrated } from '../../hooks/useIsHydrated';
import { useSingleFlight } from '../../hooks/useSingleFlight';
import { Actions } from './actions';
import { ignoreHeldEnter } from './ignoreHeldEnter';
import { rooted } from '../provider/rooted';
import type { RootProps } from '../provider/roots';

export interface FormProps extends RootProps, Pick<StackProps, 'spacing' | 'aria-labelledby'> {
  /** The fields. */
  children: ReactNode;
  /** The submit button, and elements below it. A `Sheet` keeps this part visible while the fields scroll. */
  actions?: ReactNode;
  /** An error sentence about the whole form; empty if there is no error. */
  error?: string | undefined;
  /** Submits the form. The form is not submitted again until the promise settles. */
  onSubmit: (event: SyntheticEvent) => void | Promise<void>;
}

declare module '../provider/roots' {
  interface Roots {
    Form: FormProps;
  }
}

/**
 * The frame of every form. It prevents a second submission while one is pending, and shows the form's error beside the
 * submit button. A form that was rendered on a server is `inert` until it is hydrated.
 */
export const Form = rooted(
  'Form',
  function Form(
    { children, actions, error = '', spacing = 2, onSubmit, ...form }: FormProps,
    root,
  ) {
    const isHydrated = useIsHydrated();
    const once = useSingleFlight();
    return (
      <Stack
        {...form}
        {...root()}
        component="form"
        // Before hydration, the browser would submit the form itself, without Florin's validation.
        inert={!isHydrated}
        noValidate
        spacing={spacing}
        onKeyDown={ignoreHeldEnter}
        onSubmit={(event) => {
          event.preventDefault();
          void once(() => onSubmit(event));
        }}
      >
        {children}
        {(error !== '' || Boolean(actions)) && (
          <Actions error={error} spacing={spacing}>
            {actions}
          </Actions>
        )}
      </Stack>
    );
  },
);
