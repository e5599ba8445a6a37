import Stack, { type StackProps } from '@mui/material/Stack';
import {
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type FormEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import { useTypedText } from '../../hooks/typedText';
import { useUnfinished } from '../../hooks/unfinished';
import { useIsHydrated } from '../../hooks/useIsHydrated';
import { useSingleFlight } from '../../hooks/useSingleFlight';
import { actionGap, fieldGap } from '../../theme/styles';
import { ACTIONS } from '../../theme/vars';
import { Actions, type ActionsProps } from './internals/actions';
import { ignoreHeldEnter } from './internals/ignoreHeldEnter';
import { useFilledFields } from './internals/useFilledFields';
import { rooted } from '../provider/internals/rooted';
import type { RootProps } from '../provider/internals/roots';

export interface FormProps
  extends
    RootProps,
    Pick<StackProps, 'spacing' | 'aria-labelledby'>,
    Pick<ActionsProps, 'keepsErrorSpace'> {
  /** The fields and buttons. */
  children: ReactNode;
  /** The submit button, and elements below it. A `Sheet` keeps this part visible while the fields scroll. */
  actions?: ReactNode;
  /** An error sentence about the whole form; empty if there is no error. */
  error?: string | undefined;
  /**
   * Returns the values that the form's state has, by the names of the fields, such as `getValues` of react-hook-form.
   * With it, a value that a password manager or another extension has written into a field without events counts as
   * typed.
   */
  getValues?: (() => object) | undefined;
  /** Called when the user submits the form. It is not called again until the returned promise settles. */
  onSubmit: (event: SyntheticEvent) => void | Promise<void>;
}

type TextField = HTMLInputElement | HTMLTextAreaElement;

const TEXT_FIELDS = ':is(input, textarea):not([type=checkbox], [type=radio])';

const fieldsOf = (form: HTMLFormElement) => [...form.querySelectorAll<TextField>(TEXT_FIELDS)];

/** Returns the current text of each text field. */
const textsOf = (form: HTMLFormElement) =>
  new Map<Element, string>(fieldsOf(form).map((field) => [field, field.value]));

/** Returns whether a text field of a form differs from its initial text. */
const isChanged = (form: HTMLFormElement, initial: ReadonlyMap<Element, string> | null) =>
  fieldsOf(form).some((field) => field.value !== (initial?.get(field) ?? field.defaultValue));

/**
 * The frame of every form. It prevents a second submission while one is pending, and shows the form's error beside the
 * submit button. A form that was rendered on a server is `inert` until it is hydrated.
 */
export const Form = rooted(
  'Form',
  function Form(
    {
      children,
      actions,
      error = '',
      keepsErrorSpace,
      spacing = fieldGap,
      getValues,
      onSubmit,
      ...stack
    }: FormProps,
    root,
  ) {
    const isHydrated = useIsHydrated();
    const once = useSingleFlight();
    const initial = useRef<ReadonlyMap<Element, string>>(null);
    const [isTyped, setTyped] = useState(false);
    const [isPending, setPending] = useState(false);
    const filled = useFilledFields(getValues);
    const latest = useRef(onSubmit);
    useLayoutEffect(() => {
      latest.current = onSubmit;
    });
    useUnfinished(isTyped);
    // While the form is being submitted, closing the sheet loses no text, so the sheet does not ask.
    useTypedText(isTyped && !isPending);
    return (
      <Stack
        {...stack}
        {...root(afterFields)}
        component="form"
        // Before hydration, the browser would submit the form natively, without validation.
        inert={!isHydrated}
        noValidate
        spacing={spacing}
        onKeyDown={ignoreHeldEnter}
        {...filled.handlers}
        onFocus={(event: FocusEvent<HTMLFormElement>) => {
          initial.current ??= textsOf(event.currentTarget);
          filled.handlers.onFocus(event);
        }}
        onInput={({ currentTarget }: FormEvent<HTMLFormElement>) => {
          setTyped(isChanged(currentTarget, initial.current));
        }}
        onSubmit={(event: FormEvent<HTMLFormElement>) => {
          event.preventDefault();
          const form = event.currentTarget;
          filled.report(form);
          void once(
            async () => {
              setPending(true);
              try {
                await latest.current(event);
              } finally {
                setPending(false);
              }
            },
            () => {
              setTyped(isChanged(form, initial.current));
            },
          );
        }}
      >
        {children}
        {(error !== '' || Boolean(actions)) && (
          <Actions error={error} keepsErrorSpace={keepsErrorSpace} spacing={spacing}>
            {actions}
          </Actions>
        )}
      </Stack>
    );
  },
);

/** The buttons are nearer to the last field than the fields are to each other. */
const afterFields = { [`&& > .${ACTIONS}`]: { marginBlockStart: actionGap } } as const;
