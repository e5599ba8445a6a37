import type { CurrencyId } from '../../domain/currency/currency';
import type { PaymentText } from '../../domain/history/transaction';
import type { NewContact } from '../../domain/recipients/contacts';

/** The typed values of each form that can be restored after the session has ended. */
export interface TypedForms {
  /** A payment. */
  readonly send: Readonly<Record<PaymentText, string>> & {
    readonly recipient: string;
    readonly amount: string;
    readonly currency: CurrencyId;
  };
  /** An exchange. */
  readonly exchange: {
    readonly from: CurrencyId;
    readonly to: CurrencyId;
    readonly amount: string;
  };
  /** A contact, and the id of the edited contact; null for a new contact. */
  readonly contact: {
    readonly id: string | null;
    readonly texts: NewContact;
  };
}

/** Keeps typed values from the end of a session until the same user has signed in again. */
export interface TypedFormsKeeper {
  /** Call this when the back end has ended the session of a user. */
  readonly end: (userId: string | null) => void;
  /** Call this when a user has signed in. The values of another user are dropped. */
  readonly enter: (userId: string) => void;
  /** Call this when the user has signed out. The values are dropped. */
  readonly leave: () => void;
  /**
   * A form calls this function with its typed values when it closes. The values are kept only if the back end has ended
   * the session. Otherwise, or if the values are null, the kept values of that form are dropped.
   */
  readonly keep: <Form extends keyof TypedForms>(
    form: Form,
    typed: TypedForms[Form] | null,
  ) => void;
  /** Returns the kept values of a form, or null if there are none. */
  readonly typed: <Form extends keyof TypedForms>(form: Form) => TypedForms[Form] | null;
}

/** Makes a keeper, which keeps the values only in memory. */
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
