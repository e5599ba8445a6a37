import type { CurrencyId } from '../../domain/currency/currency';
import type { PaymentText } from '../../domain/history/transaction';
import type { NewContact } from '../../domain/recipients/contacts';

/** The typed values of each form that the app restores after the user has signed in again. */
export interface TypedForms {
  readonly send: Readonly<Record<PaymentText, string>> & {
    readonly recipient: string;
    readonly amount: string;
    readonly currency: CurrencyId;
  };
  readonly exchange: {
    readonly from: CurrencyId;
    readonly to: CurrencyId;
    readonly amount: string;
  };
  /** `id` is null for a new contact. */
  readonly contact: {
    readonly id: string | null;
    readonly texts: NewContact;
  };
}

/** Keeps typed values in memory from the end of a session until the same user has signed in again. */
export interface TypedFormsKeeper {
  /** Call this when the back end has ended the session of a user. */
  readonly end: (userId: string | null) => void;
  /** Call this when a user has signed in. Removes the values of another user. */
  readonly enter: (userId: string) => void;
  /** Call this when the user has signed out. Removes all values. */
  readonly leave: () => void;
  /**
   * Keeps the typed values of a form. A form calls this function when it closes. The values remain only if the back end
   * has ended the session. Otherwise, or if the values are null, the earlier values of the form are removed.
   */
  readonly keep: <Form extends keyof TypedForms>(
    form: Form,
    typed: TypedForms[Form] | null,
  ) => void;
  /** Returns the typed values of a form, or null. */
  readonly typed: <Form extends keyof TypedForms>(form: Form) => TypedForms[Form] | null;
}

/** Creates a `TypedFormsKeeper`. The values are only in memory. */
export function createTypedForms(): TypedFormsKeeper {
  let endedFor: string | null = null;
  let forms: { readonly [Form in keyof TypedForms]?: TypedForms[Form] | null } = {};
  return {
    end(userId) {
      endedFor = userId;
    },
    enter(userId) {
      if (userId !== endedFor) forms = {};
      endedFor = null;
    },
    leave() {
      forms = {};
      endedFor = null;
    },
    keep(form, typed) {
      forms = { ...forms, [form]: endedFor === null ? null : typed };
    },
    typed: (form) => forms[form] ?? null,
  };
}
