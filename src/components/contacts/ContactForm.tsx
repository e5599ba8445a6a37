import Stack from '@mui/material/Stack';
import { use, useEffect, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import type { CurrencyInfo } from '../../domain/currency/currency';
import { currencyNoun } from '../../domain/currency/currencyName';
import type { CallAnswer, CallOptions } from '../../domain/ledger/call';
import {
  checkContact,
  contactAt,
  currenciesAt,
  hasPlace,
  onlyAddressOf,
  type ContactRefusal,
  type NewContact,
} from '../../domain/recipients/contacts';
import { checkRecipientText } from '../../domain/recipients/recipientText';
import type { KnownRecipient } from '../../domain/recipients/knownRecipient';
import { readRecipient } from '../../domain/recipients/recipient';
import { isNote, recipientWarnings } from '../../domain/recipients/recipientWarnings';
import { AddRounded as AddIcon } from '../../icons/AddRounded';
import { useAfterPress } from '../../hooks/useAfterPress';
import { useOnLeave } from '../../hooks/useOnLeave';
import { betweenFields } from '../../theme/styles';
import { Form } from '../inputs/Form';
import { AddressEnd, withAddressEnd } from '../inputs/internals/addressEnd';
import { Button } from '../inputs/internals/button';
import { callWords } from '../inputs/internals/callWords';
import { clearErrorOf } from '../inputs/internals/clearErrorOf';
import { isComposingKey } from '../inputs/internals/composition';
import { isAtOnce } from '../inputs/internals/isAtOnce';
import { callTexts, refusedTexts } from '../inputs/internals/ruleTexts';
import { textRefusalText } from '../inputs/internals/textRules';
import { showRefusalIn, useSubmit } from '../inputs/internals/useSubmit';
import { SubmitButton } from '../inputs/SubmitButton';
import { TextField, type TextFieldProps } from '../inputs/TextField';
import {
  ownKindsIn,
  refusesUnknown,
  type OwnKinds,
} from '../payments/recipients/internals/offeredKinds';
import { RecipientKind } from '../payments/recipients/RecipientKind';
import {
  RecipientWarning,
  type RecipientWarningProps,
} from '../payments/recipients/RecipientWarning/RecipientWarning';
import { useSayRecipient, type SayRecipient } from '../payments/recipients/useSayRecipient';
import { LanguageContext } from '../provider/internals/languageContext';
import { rooted } from '../provider/internals/rooted';
import type { RootProps } from '../provider/internals/roots';
import type { OtherTexts, Say } from '../provider/internals/say';
import { useCurrencies } from '../provider/internals/useCurrency';
import { useFlorin } from '../provider/useFlorin';
import { useMessages } from '../provider/useMessages';

const english = {
  ...callTexts,
  ...refusedTexts,
  name: 'Name',
  nameRequired: 'Name is required',
  email: 'Email (optional)',
  emailInvalid: 'Please enter a valid email address',
  address: '{currency} address',
  anyAddress: 'Email or wallet address',
  anyAddressInvalid: 'Please enter a valid email or wallet address',
  another: 'Add another address',
  noPlace: 'Add an email or at least one address',
  otherNetwork: 'This address is for {network}, but this field is for {currency}',
  otherNetworkDo:
    'Money sent to an address on another network can be lost. Enter it in the field for its own currency, or ask for an address that accepts {currency}.',
  save: 'Save',
  cancel: 'Cancel',
} as const;

export type ContactFormTexts = typeof english;

const EMPTY: NewContact = { name: '', addresses: {} };

const NONE: readonly KnownRecipient[] = [];

export interface ContactFormProps extends RootProps {
  /**
   * The initial values: those of the contact to edit, or the known values of a new contact. If there is at most one
   * address, the form has one field for an address of any kind, and a button that shows the other fields.
   */
  defaults?: NewContact | undefined;
  /**
   * The currencies of the contact; the provider's currencies by default. The form has an address field for each
   * currency that has a network, or for which the app has added a kind of recipient.
   */
  currencies?: readonly CurrencyInfo[] | undefined;
  /** The known recipients. The form shows a warning if an address looks like that of a known recipient. */
  known?: readonly KnownRecipient[] | undefined;
  /**
   * Called to save a valid, trimmed contact. Return nothing after a success, or a refusal, which the form shows. If the
   * promise rejects, the form shows that the request failed.
   */
  onSave: (contact: NewContact, call: CallOptions) => CallAnswer;
  /** Called when the user presses Cancel. If omitted, there is no Cancel button. */
  onCancel?: (() => void) | undefined;
  /** Called when the form becomes dirty or clean. */
  onDirtyChange?: ((isDirty: boolean) => void) | undefined;
  /** Called when the form unmounts, with the typed values. */
  onLeave?: ((typed: NewContact) => void) | undefined;
  /** Texts that replace those of `FlorinProvider`, by key. */
  messages?: OtherTexts<typeof english> | undefined;
}

/**
 * A form for a contact: a name and one address of any kind, or a name and an address for each kind. Below each address it
 * shows the kind of the address. If an address looks wrong, the form shows a warning, but still saves the contact.
 */
export const ContactForm = rooted(
  'ContactForm',
  function ContactForm(
    {
      defaults = EMPTY,
      currencies,
      known = NONE,
      onSave,
      onCancel,
      onDirtyChange,
      onLeave,
      messages,
    }: ContactFormProps,
    root,
  ) {
    const say = useMessages('ContactForm', english, messages);
    const { locale } = use(LanguageContext);
    const sayRecipient = useSayRecipient();
    const settings = useFlorin();
    const { recipients } = settings;
    const own = ownKindsIn(recipients);
    const { offered, none } = useCurrencies(currencies);
    const taking = none ? [] : offered.filter((currency) => hasPlace(currency, recipients));
    const fieldsOf = ({ name, email = '', addresses }: NewContact): ContactFields => ({
      name,
      email,
      places: taking.map(({ id }) => addresses[id] ?? ''),
    });
    const only = onlyAddressOf(defaults, taking, recipients);
    // With a single field, `email` is the text of an address of any kind, and `places` is empty.
    const [isSingle, setSingle] = useState(taking.length > 0 && only !== undefined);
    const form = useForm<ContactFields>({
      defaultValues: fieldsOf(
        isSingle ? { name: defaults.name, email: only ?? '', addresses: {} } : defaults,
      ),
      reValidateMode: 'onSubmit',
    });
    const { register, handleSubmit, setError, clearErrors, setFocus, setValue, reset, getValues } =
      form;
    const { errors, isSubmitting, isDirty } = form.formState;
    useEffect(() => {
      onDirtyChange?.(isDirty);
    }, [isDirty, onDirtyChange]);
    const { submit } = useSubmit({
      show: showRefusalIn(form),
      toWords: (refusal) => callWords(refusal, say),
    });

    const spread = (fields: ContactFields): ContactFields =>
      isSingle ? fieldsOf(contactAt(fields.name, fields.email, taking, recipients)) : fields;
    const typedIn = (fields: ContactFields): NewContact => {
      const { name, email, places } = spread(fields);
      const typed = taking.map(({ id }, at) => [id, places[at] ?? ''] as const);
      // A currency that has no field keeps its address.
      return { name, email, addresses: { ...defaults.addresses, ...Object.fromEntries(typed) } };
    };
    /** Shows a field for each kind of address, and moves the typed address to the field of its kind. */
    const showAll = () => {
      const { email, places } = spread(getValues());
      if (isDirty) {
        setValue('email', email, { shouldDirty: true });
        setValue('places', places, { shouldDirty: true });
      } else reset({ ...getValues(), email, places });
      clearErrors();
      flushSync(() => {
        setSingle(false);
      });
      const empty = places.indexOf('');
      setFocus(email === '' || empty < 0 ? 'email' : `places.${empty}`);
    };
    useOnLeave(() => {
      onLeave?.(typedIn(getValues()));
    });
    /** Returns the error of the single address field. `text` is the error of a field for one kind of address. */
    const singleError = (address: string, text: string) => {
      const isKindKnown =
        address.includes('@') || currenciesAt(address, taking, recipients).length > 0;
      const checked = checkRecipientText(address);
      if (!checked.ok) return textRefusalText(checked.refusal, say, own);
      return isKindKnown ? text : say('anyAddressInvalid');
    };
    const save = async (fields: ContactFields) => {
      const checked = checkContact(
        typedIn(fields),
        recipients,
        (address) =>
          !refusesUnknown(settings) || readRecipient(address, recipients).kind !== 'unknown',
      );
      if (checked.ok) {
        await submit(checked.value, onSave);
        return;
      }
      for (const [index, refusal] of checked.refusal.entries()) {
        const { field, text } = contactWords(refusal, taking, say, sayRecipient, own);
        const shouldFocus = index === 0;
        if (isSingle && field !== 'name')
          setError('email', { message: singleError(fields.email, text) }, { shouldFocus });
        else setError(field, { message: text }, { shouldFocus });
      }
    };

    const place = {
      form,
      currencies: offered,
      known,
      readOnly: isSubmitting,
      warningTexts: {
        // Each placeholder is replaced by itself here, because `RecipientWarning` fills it in later.
        otherNetwork: say('otherNetwork', { network: '{network}', currency: '{currency}' }),
        otherNetworkDo: say('otherNetworkDo', { currency: '{currency}' }),
      } as PlaceFieldProps['warningTexts'],
    };
    return (
      <Form
        {...root()}
        getValues={getValues}
        error={errors.root?.message}
        onSubmit={handleSubmit(save)}
        actions={
          <>
            <SubmitButton pending={isSubmitting}>{say('save')}</SubmitButton>
            {onCancel && <Button onClick={onCancel}>{say('cancel')}</Button>}
          </>
        }
      >
        <TextField
          label={say('name')}
          autoComplete="off"
          inputProps={{ dir: 'auto' }}
          error={errors.name?.message}
          readOnly={isSubmitting}
          {...register('name', { onChange: clearErrorOf(form, 'name') })}
        />
        {isSingle ? (
          <div>
            <PlaceField
              {...place}
              key="any"
              name="email"
              label={say('anyAddress')}
              currency={offered[0]}
              error={errors.email?.message}
            />
            <Button startIcon={<AddIcon />} disabled={isSubmitting} onClick={showAll}>
              {say('another')}
            </Button>
          </div>
        ) : (
          <>
            <PlaceField
              {...place}
              key="email"
              name="email"
              type="email"
              label={say('email')}
              currency={offered[0]}
              error={errors.email?.message}
            />
            {taking.map((currency, at) => (
              <PlaceField
                {...place}
                key={currency.id}
                name={`places.${at}`}
                label={say('address', { currency: currencyNoun(currency, locale) })}
                currency={currency}
                error={errors.places?.[at]?.message}
              />
            ))}
          </>
        )}
      </Form>
    );
  },
);

interface PlaceFieldProps extends Pick<TextFieldProps, 'label' | 'error' | 'readOnly' | 'type'> {
  form: UseFormReturn<ContactFields>;
  name: 'email' | `places.${number}`;
  /**
   * The currency that the address must be able to receive. The field `email` accepts an address for any currency, because
   * an email address can receive every currency.
   */
  currency: CurrencyInfo;
  currencies: readonly CurrencyInfo[];
  known: readonly KnownRecipient[];
  warningTexts: RecipientWarningProps['messages'];
}

/**
 * A field for an address. It shows the kind of the address and warnings when the field loses the focus, or after a
 * paste or a drop. While the user types, it shows neither, because the address is still incomplete.
 */
function PlaceField({
  form,
  name,
  currency,
  currencies,
  known,
  warningTexts,
  ...field
}: PlaceFieldProps) {
  const { control, register } = form;
  const text = useWatch({ control, name });
  const [settled, setSettled] = useState(text);
  const afterPress = useAfterPress();
  const { recipients: kinds } = useFlorin();
  const looked = text === settled ? text : '';
  // Leaves out the warnings that do not help here:
  // - Notes, and the warning that the text is the beginning of a known recipient, are only useful for payments.
  // - A wallet address in the email field is already an error.
  const warningsOf = (recipient: string) => {
    const [own = currency] = name === 'email' ? currenciesAt(recipient, currencies, kinds) : [];
    return recipientWarnings({ recipient, currency: own, currencies, known, kinds }).filter(
      (warning) =>
        !isNote(warning) &&
        warning.kind !== 'beginning' &&
        (name !== 'email' || warning.kind !== 'other-network'),
    );
  };
  /**
   * Enter submits the form while the field still has the focus, so its warnings are not shown yet. If there is a new
   * warning, the first press of Enter only shows the warning.
   */
  const showWarningsFirst = (event: KeyboardEvent) => {
    if (
      event.key !== 'Enter' ||
      isComposingKey(event) ||
      looked !== '' ||
      warningsOf(text).length === 0
    )
      return;
    event.preventDefault();
    setSettled(text);
  };
  const registered = register(name, { onChange: clearErrorOf(form, name) });
  return (
    <div>
      <TextField
        {...field}
        {...registered}
        autoComplete="off"
        endAdornment={<AddressEnd of={text} />}
        sx={withAddressEnd}
        inputProps={{
          autoCapitalize: 'none',
          spellCheck: false,
          dir: 'auto',
          onKeyDown: showWarningsFirst,
        }}
        hint={looked !== '' && <RecipientKind recipient={readRecipient(looked, kinds)} />}
        onChange={(event) => {
          void registered.onChange(event);
          if (isAtOnce(event)) setSettled(event.target.value);
        }}
        onBlur={(event) => {
          void registered.onBlur(event);
          const left = event.target.value;
          afterPress(() => {
            setSettled(left);
          });
        }}
      />
      {/* Always rendered, because screen readers announce only changes inside an existing live region. */}
      <Stack role="status" spacing={3} sx={betweenFields}>
        {warningsOf(looked).map((warning) => (
          <RecipientWarning key={warning.kind} warning={warning} messages={warningTexts} />
        ))}
      </Stack>
    </div>
  );
}

/**
 * The values of the fields of a `ContactForm`. `places` has one address for each address field, in the order of the
 * fields.
 */
interface ContactFields {
  name: string;
  email: string;
  places: string[];
}

type ContactFieldName = 'name' | 'email' | `places.${number}`;

/** Returns the error sentence for a refusal, and the name of the field that shows the sentence. */
function contactWords(
  refusal: ContactRefusal,
  currencies: readonly CurrencyInfo[],
  say: Say<typeof english>,
  sayRecipient: SayRecipient,
  own: OwnKinds,
): { readonly field: ContactFieldName; readonly text: string } {
  switch (refusal.kind) {
    case 'no-name':
      return { field: 'name', text: say('nameRequired') };
    case 'email-invalid':
      return { field: 'email', text: say('emailInvalid') };
    case 'no-place':
      return { field: 'email', text: say('noPlace') };
    case 'wrong-recipient': {
      const at = currencies.findIndex(({ id }) => id === refusal.currency);
      const { of, sentence } = refusal.recipient;
      return { field: `places.${at}`, text: sayRecipient(of, sentence) };
    }
    default: {
      const text = textRefusalText(refusal, say, own);
      if (refusal.field === 'name') return { field: 'name', text };
      const at = currencies.findIndex(({ id }) => id === refusal.currency);
      return { field: at < 0 ? 'email' : `places.${at}`, text };
    }
  }
}
