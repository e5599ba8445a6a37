import { use, useEffect } from 'react';
import { useForm } from 'react-hook-form';
import type { CallAnswer, CallOptions } from '../../../domain/ledger/call';
import { checkContact, hasPlace, type NewContact } from '../../../domain/recipients/contacts';
import type { CurrencyInfo } from '../../../domain/currency/currency';
import { currencyNoun } from '../../../domain/currency/currencyName';
import type { KnownRecipient } from '../../../domain/recipients/knownRecipient';
import { useOnLeave } from '../../../hooks/useOnLeave';
import { callWords } from '../../inputs/internals/callWords';
import { clearErrorOf } from '../../inputs/internals/clearErrorOf';
import { Form } from '../../inputs/Form';
import { SubmitButton } from '../../inputs/SubmitButton';
import { TextField } from '../../inputs/TextField';
import { showRefusalIn, useSubmit } from '../../inputs/internals/useSubmit';
import { readRecipient } from '../../../domain/recipients/recipient';
import { Button } from '../../inputs/internals/button';
import { useFlorin } from '../../provider/useFlorin';
import { LanguageContext } from '../../provider/internals/languageContext';
import { useCurrencies } from '../../provider/internals/useCurrency';
import type { OtherTexts } from '../../provider/internals/say';
import { useMessages } from '../../provider/useMessages';
import { ownKindsIn, refusesUnknown } from '../../payments/recipients/internals/offeredKinds';
import { useSayRecipient } from '../../payments/recipients/useSayRecipient';
import { callTexts, refusedTexts } from '../../inputs/internals/ruleTexts';
import { contactWords, type ContactFields } from './contactWords';
import { PlaceField, type PlaceFieldProps } from './placeField';
import { rooted } from '../../provider/internals/rooted';
import type { RootProps } from '../../provider/internals/roots';

const english = {
  ...callTexts,
  ...refusedTexts,
  name: 'Name',
  nameRequired: 'Name is required',
  email: 'Email (optional)',
  emailInvalid: 'Please enter a valid email address',
  address: '{currency} address',
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
  /** The initial values: those of the contact to edit, or the known values of a new contact. */
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
 * A form for a contact: a name and addresses. Below each address it shows the kind of the address. If an address looks
 * wrong, the form shows a warning, but still saves the contact.
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
    const form = useForm<ContactFields>({
      defaultValues: {
        name: defaults.name,
        email: defaults.email ?? '',
        places: taking.map(({ id }) => defaults.addresses[id] ?? ''),
      },
      reValidateMode: 'onSubmit',
    });
    const { register, handleSubmit, setError, getValues } = form;
    const { errors, isSubmitting, isDirty } = form.formState;
    useEffect(() => {
      onDirtyChange?.(isDirty);
    }, [isDirty, onDirtyChange]);
    const { submit } = useSubmit({
      show: showRefusalIn(form),
      toWords: (refusal) => callWords(refusal, say),
    });

    const typedIn = ({ name, email, places }: ContactFields): NewContact => {
      const typed = taking.map(({ id }, at) => [id, places[at] ?? ''] as const);
      // A currency that has no field keeps its address.
      return { name, email, addresses: { ...defaults.addresses, ...Object.fromEntries(typed) } };
    };
    useOnLeave(() => {
      onLeave?.(typedIn(getValues()));
    });
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
        setError(field, { message: text }, { shouldFocus: index === 0 });
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
        <PlaceField
          {...place}
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
      </Form>
    );
  },
);
