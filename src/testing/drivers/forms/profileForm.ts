import { formDriver, type DriverContext } from './driver';

const ENGLISH = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  location: 'Location',
  dateOfBirth: 'Date of birth',
  edit: 'Edit',
  save: 'Save',
  cancel: 'Cancel',
} as const;

/** The names of the fields and buttons of a `ProfileForm`. The keys are those of its texts. */
export type ProfileFormNames = Partial<Readonly<Record<keyof typeof ENGLISH, string>>>;

/** Reads, edits and saves a `ProfileForm`. `names` replaces English names for an app in another language. */
export function profileForm(context: DriverContext, names: ProfileFormNames = {}) {
  const called = { ...ENGLISH, ...names };
  const { field, button, press, ...form } = formDriver(context, {
    firstName: ['textbox', called.firstName],
    lastName: ['textbox', called.lastName],
    email: ['textbox', called.email],
    phone: ['textbox', called.phone],
    location: ['textbox', called.location],
    // A date field has no role.
    dateOfBirth: ['labelled', called.dateOfBirth],
  });
  return {
    ...form,
    get firstName() {
      return field('firstName');
    },
    get lastName() {
      return field('lastName');
    },
    get email() {
      return field('email');
    },
    get phone() {
      return field('phone');
    },
    get location() {
      return field('location');
    },
    get dateOfBirth() {
      return field('dateOfBirth');
    },
    /** Returns the value of the profile while it is not edited. */
    fact: (key: Parameters<typeof field>[0]) =>
      context.canvas.getByRole('definition', { name: called[key] }),
    get editButton() {
      return button(called.edit);
    },
    get saveButton() {
      return button(called.save);
    },
    get cancelButton() {
      return button(called.cancel);
    },
    edit: () => press(called.edit),
    save: () => press(called.save),
    cancel: () => press(called.cancel),
  };
}
