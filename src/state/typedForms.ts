import type { CurrencyId } from '../domain/currency/currency';
import type { NewContact } from '../domain/recipients/contacts';

/** The typed values of each form when the back end ended the session. */
export interface TypedForms {
  /** A payment. */
  readonly send: {
    readonly recipient: string;
    readonly amount: string;
    readonly currency: CurrencyId;
    readonly description: string;
  };
  /** An exchange. */
  readonly exchange: {
    readonly from: CurrencyId;
    readonly to: CurrencyId;
    readonly amount: string;
  };
  /** A contact, and the id of the one that is edited; null for a new one. */
  readonly contact: {
    readonly id: string | null;
    readonly texts: NewContact;
  };
}

/** Keeps typed values from the end of a session until the same user has signed in again. */
export interface TypedFormsKeeper {
  /** The back end has ended the session of a user. */
  readonly end: (userId: string | null) => void;
  /** A user has signed in. The values of another user are dropped. */
  readonly enter: (userId: string) => void;
  /** The user has signed out: the values are dropped. */
  readonly leave: () => void;
  /**
   * Called with the typed values of a form when the form closes. They are kept only if the back end has ended the
   * session; otherwise, or with null, the kept values of that form are dropped.
   */
  readonly keep: <Form extends keyof TypedForms>(
    form: Form,
    typed: TypedForms[Form] | null,
  ) => void;
  /** The kept values of a form; null without any. */
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
