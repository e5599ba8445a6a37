import Stack from '@mui/material/Stack';
import type { StackProps } from '@mui/material/Stack';
import type { FormEvent, ReactNode, SyntheticEvent } from 'react';
import { useState } from 'react';
import { useUnfinished } from '../../hooks/unfinished';
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

type TextField = HTMLInputElement | HTMLTextAreaElement;

const TEXT_FIELDS = ':is(input, textarea):not([type=checkbox], [type=radio])';

/** Whether a field of a form contains text. */
const hasText = (form: HTMLFormElement) =>
  [...form.querySelectorAll<TextField>(TEXT_FIELDS)].some(({ value }) => value !== '');

/**
 * The frame of every form. It prevents a second submission while one is pending, and shows the form's error beside the
 * submit button. A form that was rendered on a server is `inert` until it is hydrated.
 */
export const Form = rooted(
  'Form',
  function Form(
    { children, actions, error = '', spacing = 2, onSubmit, ...stack }: FormProps,
    root,
  ) {
    const isHydrated = useIsHydrated();
    const once = useSingleFlight();
    const [isTyped, setTyped] = useState(false);
    useUnfinished(isTyped);
    return (
      <Stack
        {...stack}
        {...root()}
        component="form"
        // Before hydration, the browser would submit the form itself, without Florin's validation.
        inert={!isHydrated}
        noValidate
        spacing={spacing}
        onKeyDown={ignoreHeldEnter}
        onInput={({ currentTarget }: FormEvent<HTMLFormElement>) => {
          setTyped(hasText(currentTarget));
        }}
        onSubmit={(event: FormEvent<HTMLFormElement>) => {
          event.preventDefault();
          const form = event.currentTarget;
          void once(
            () => onSubmit(event),
            () => {
              setTyped(hasText(form));
            },
          );
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
