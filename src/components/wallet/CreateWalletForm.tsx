import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId, useRef, useState } from 'react';
import type { CallAnswer, CallOptions } from '../../domain/ledger/call';
import type { WalletType } from '../../domain/ledger/wallet';
import { checkText, isBlank } from '../../domain/text/text';
import { Button } from '../inputs/internals/button';
import { callWords, type Words } from '../inputs/internals/callWords';
import { Form } from '../inputs/Form';
import { SubmitButton } from '../inputs/SubmitButton';
import { TextField } from '../inputs/TextField';
import { textRefusalText } from '../inputs/internals/textRules';
import { useSubmit } from '../inputs/internals/useSubmit';
import type { OtherTexts } from '../provider/internals/say';
import { useMessages } from '../provider/useMessages';
import { callTexts, refusedTexts } from '../inputs/internals/ruleTexts';
import { rooted } from '../provider/internals/rooted';
import type { RootProps } from '../provider/internals/roots';

const english = {
  ...callTexts,
  ...refusedTexts,
  name: 'Wallet name',
  type: 'Type',
  personal: 'Personal',
  business: 'Business',
  savings: 'Savings',
  create: 'Create Wallet',
  cancel: 'Cancel',
} as const;

export type CreateWalletFormTexts = typeof english;

// A copy of the list of types in the domain's module. Importing that module would also load the code for decimal
// arithmetic.
const TYPES = ['personal', 'business', 'savings'] as const satisfies readonly WalletType[];

/** A type of wallet that the user can select, with its label. */
export interface WalletTypeOption {
  type: WalletType;
  label: string;
}

/** The values that `CreateWalletForm` passes to `onCreate`. */
export interface WalletRequest {
  /** The trimmed and valid name. */
  name: string;
  type: WalletType;
}

export interface CreateWalletFormProps extends RootProps {
  /**
   * Called to create the wallet. Return nothing after a success, or a refusal, which the form shows. If the promise
   * rejects, the form shows that the request failed. After a success, the form does not call `onCreate` again.
   */
  onCreate: (wallet: WalletRequest, call: CallOptions) => CallAnswer;
  /** Called when the user presses Cancel. If omitted, there is no Cancel button. */
  onCancel?: (() => void) | undefined;
  /**
   * The types to choose from. The first type is selected initially. If omitted, the types are personal, business and
   * savings.
   */
  types?: readonly WalletTypeOption[] | undefined;
  /** Texts that replace those of `FlorinProvider`, by key. */
  messages?: OtherTexts<typeof english> | undefined;
}

/** A form for the name and type of a new wallet. If the name is refused, the field keeps it and shows an error. */
export const CreateWalletForm = rooted(
  'CreateWalletForm',
  function CreateWalletForm({ onCreate, onCancel, types, messages }: CreateWalletFormProps, root) {
    const say = useMessages('CreateWalletForm', english, messages);
    const options = types ?? TYPES.map((option) => ({ type: option, label: say(option) }));
    const [name, setName] = useState('');
    const [type, setType] = useState<WalletType>(options[0]?.type ?? 'personal');
    const labelId = useId();
    // The user can press the button again while the dialog around the form closes. This must not create a second
    // wallet.
    const created = useRef(false);
    const nameField = useRef<HTMLInputElement>(null);
    const [refused, setRefused] = useState<Words | null>(null);
    const [pending, setPending] = useState(false);
    const isAboutName = refused?.field === 'name';
    const refuse = (words: Words) => {
      setRefused(words);
      if (words.field === 'name') nameField.current?.focus();
    };
    const { submit } = useSubmit({ show: refuse, toWords: (refusal) => callWords(refusal, say) });
    const create = async () => {
      if (isBlank(name) || created.current) return;
      const checked = checkText(name, 'walletName');
      if (!checked.ok) {
        refuse({ field: 'name', text: textRefusalText(checked.refusal, say) });
        return;
      }
      setRefused(null);
      setPending(true);
      created.current = await submit({ name: checked.value, type }, onCreate);
      setPending(false);
    };
    return (
      <Form
        {...root()}
        getValues={() => ({ name, type })}
        error={isAboutName ? '' : refused?.text}
        onSubmit={create}
        actions={
          <>
            <SubmitButton pending={pending} disabled={isBlank(name)}>
              {say('create')}
            </SubmitButton>
            {onCancel && <Button onClick={onCancel}>{say('cancel')}</Button>}
          </>
        }
      >
        <TextField
          label={say('name')}
          name="name"
          autoComplete="off"
          inputProps={{ dir: 'auto' }}
          ref={nameField}
          error={isAboutName ? refused.text : ''}
          readOnly={pending}
          value={name}
          onChange={(event) => {
            created.current = false;
            setRefused(null);
            setName(event.target.value);
          }}
        />
        <FormControl>
          <FormLabel id={labelId}>
            <span>{say('type')}</span>
          </FormLabel>
          <RadioGroup
            aria-labelledby={labelId}
            name="type"
            value={type}
            onChange={(event) => {
              setType(event.target.value);
            }}
          >
            {options.map((option) => (
              <FormControlLabel
                key={option.type}
                value={option.type}
                label={option.label}
                control={<Radio />}
                sx={{ minBlockSize: 44 }}
              />
            ))}
          </RadioGroup>
        </FormControl>
      </Form>
    );
  },
);
