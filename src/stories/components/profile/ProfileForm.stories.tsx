import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { ProfileForm, type ProfileFormProps } from '../../../components/profile/ProfileForm';
import { fillSilently } from '../../../testing/fillSilently';
import { anyCall } from '../../../testing/call';
import { cellsCalled, matrix } from '../../../testing/matrix';

/**
 * The user's personal data as a list of labels and values. Edit replaces the list with a form.
 *
 * Use it on the profile page. Save passes the new values to `onSave`. Cancel shows the values of the prop `profile`
 * again, so update this prop after a save. Names and email are required, and the other fields are optional.
 *
 * **When not to use it**: For a new account, use `SignupForm`. For a summary that cannot be edited, use
 * `ProfileSummary`.
 *
 * **Keyboard**: Edit moves the focus to the first field. Enter in any field saves. After a successful Save and after
 * Cancel, the focus returns to Edit.
 *
 * **Find it by**: edit profile, personal data, save, cancel, user details.
 */
const meta = preview.meta({
  component: ProfileForm,
  args: {
    profile: {
      firstName: 'Alex',
      lastName: 'Morgan',
      email: 'demo@florin.example',
      phone: '+1 (555) 010-0199',
      location: 'Lisbon, Portugal',
      dateOfBirth: '1990-04-12',
    },
    onSave: fn<ProfileFormProps['onSave']>(),
    onCancel: fn(),
  },
});

/** The date of birth is formatted for the user's language. */
export const Base = meta.story();

Base.test('each value has its label', async ({ app: { profile: form } }) => {
  await expect(form.fact('firstName')).toHaveTextContent('Alex');
  await expect(form.fact('lastName')).toHaveTextContent('Morgan');
  await expect(form.fact('email')).toHaveTextContent('demo@florin.example');
  await expect(form.fact('phone')).toHaveTextContent('+1 (555) 010-0199');
  await expect(form.fact('location')).toHaveTextContent('Lisbon, Portugal');
  await expect(form.fact('dateOfBirth')).toHaveTextContent('April 12, 1990');
});

Base.test('nothing can be changed or saved', async ({ canvas }) => {
  await expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  await expect(canvas.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  await expect(canvas.queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument();
});

Base.test('a row is 52 px high', async ({ canvasElement }) => {
  const rows = [...canvasElement.querySelectorAll('dl > div')];
  await expect(rows.map((row) => Math.round(row.getBoundingClientRect().height))).toEqual([
    52, 52, 52, 52, 52, 52,
  ]);
});

/** @spec profile-edit */
Base.test('saves the changes', async ({ app: { profile: form }, step, args }) => {
  await step('Change every field', async () => {
    await form.edit();
    await form.fillIn({
      firstName: 'Sasha',
      lastName: 'Moran',
      email: 'sasha@example.com',
      phone: '+351 000 000 000',
      location: 'Porto, Portugal',
      dateOfBirth: '1991-05-13',
    });
    await expect(args.onSave).not.toHaveBeenCalled();
  });
  await step('Save calls `onSave` once, and returns the focus to Edit', async () => {
    await form.save();
    await waitFor(() => expect(form.editButton).toHaveFocus());
    await expect(args.onSave).toHaveBeenCalledOnce();
    await expect(args.onSave).toHaveBeenCalledWith(
      {
        firstName: 'Sasha',
        lastName: 'Moran',
        email: 'sasha@example.com',
        phone: '+351 000 000 000',
        location: 'Porto, Portugal',
        dateOfBirth: '1991-05-13',
      },
      anyCall,
    );
  });
  await step('The list shows the saved values', async () => {
    await expect(form.fact('firstName')).toHaveTextContent('Sasha');
    await expect(form.fact('dateOfBirth')).toHaveTextContent('May 13, 1991');
  });
  await step('Edit begins with the saved values', async () => {
    await form.edit();
    await expect(form.firstName).toHaveValue('Sasha');
    await expect(form.dateOfBirth).toHaveValue('1991-05-13');
  });
});

Base.test('saves with enter', async ({ app: { profile: form }, userEvent, args }) => {
  await form.edit();
  await form.type('firstName', 'andra');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(form.editButton).toHaveFocus());
  await expect(args.onSave).toHaveBeenCalledOnce();
  await expect(form.fact('firstName')).toHaveTextContent('Alexandra');
});

Base.test('works by keyboard', async ({ app: { profile: form }, step, userEvent }) => {
  await step('The first stop is Edit; Enter moves the focus to the first field', async () => {
    await userEvent.tab();
    await expect(form.editButton).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(form.firstName).toHaveFocus();
  });
  await step('Tab moves through the fields', async () => {
    for (const field of [form.lastName, form.email, form.phone, form.location, form.dateOfBirth]) {
      await userEvent.tab();
      await expect(field).toHaveFocus();
    }
  });
});

/** An invalid form is not saved, and keeps its texts. */
Base.test('requires names and email', async ({ app: { profile: form }, step, args }) => {
  await step('Clear the last name and the email, type spaces as the first name, save', async () => {
    await form.edit();
    await form.fillIn({ firstName: '   ' });
    await form.clear('lastName');
    await form.clear('email');
    await form.save();
  });
  await step('Each field shows an error, the first has the focus, nothing is saved', async () => {
    await expect(form.email).toHaveAccessibleDescription('Email is required');
    await expect(form.firstName).toHaveAccessibleDescription('First name is required');
    await expect(form.firstName).toBeInvalid();
    await expect(form.firstName).toHaveFocus();
    await expect(form.lastName).toHaveAccessibleDescription('Last name is required');
    await expect(args.onSave).not.toHaveBeenCalled();
  });
  await step('An email without a dot in its domain is rejected', async () => {
    await form.type('email', 'a@b');
    await form.save();
    await expect(form.email).toHaveAccessibleDescription('Please enter a valid email address');
    await expect(args.onSave).not.toHaveBeenCalled();
  });
  await step('Editing the first field clears only its error', async () => {
    await form.fillIn({ firstName: 'Sasha' });
    await expect(form.firstName).toHaveAccessibleDescription('');
    await expect(form.lastName).toHaveAccessibleDescription('Last name is required');
  });
  await step('Cancel clears all errors', async () => {
    await form.cancel();
    await form.edit();
    await expect(form.lastName).toHaveValue('Morgan');
    await expect(form.lastName).toHaveAccessibleDescription('');
    await expect(form.lastName).toBeValid();
  });
});

Base.test('rejects long or invisible text', async ({ app: { profile: form }, step, args }) => {
  await step('Enter a name with a control character, a long name and a long email', async () => {
    await form.edit();
    await form.fillIn({
      firstName: '\u202Exela',
      lastName: 'm'.repeat(65),
      email: `${'a'.repeat(250)}@b.co`,
    });
    await form.save();
  });
  await step('Each field shows an error, and nothing is saved', async () => {
    await expect(form.firstName).toHaveAccessibleDescription(
      'This contains characters that cannot be seen',
    );
    await expect(form.firstName).toHaveFocus();
    await expect(form.lastName).toHaveAccessibleDescription('At most 64 characters');
    await expect(form.email).toHaveAccessibleDescription('At most 254 characters');
    await expect(args.onSave).not.toHaveBeenCalled();
  });
});

/**
 * Cancel also aborts a pending save.
 * @spec profile-cancel
 */
Base.test(
  'restores the initial values on cancel',
  async ({ app: { profile: form }, step, args }) => {
    await step('Change two fields, and cancel', async () => {
      await form.edit();
      await form.clear('firstName');
      await form.type('location', ' and elsewhere');
      await form.cancel();
    });
    await step('All values are restored, and the focus is back on Edit', async () => {
      await expect(form.fact('firstName')).toHaveTextContent(/^Alex$/);
      await expect(form.fact('location')).toHaveTextContent(/^Lisbon, Portugal$/);
      await expect(form.editButton).toHaveFocus();
      await expect(args.onCancel).toHaveBeenCalledOnce();
      await expect(args.onSave).not.toHaveBeenCalled();
    });
    await step('After a save Cancel also restores the initial values', async () => {
      await form.edit();
      await form.type('firstName', 'andra');
      await form.save();
      await expect(form.fact('firstName')).toHaveTextContent('Alexandra');
      await form.edit();
      await form.type('location', ' and elsewhere');
      await form.cancel();
      await expect(form.fact('firstName')).toHaveTextContent(/^Alex$/);
      await expect(form.fact('location')).toHaveTextContent(/^Lisbon, Portugal$/);
      await expect(args.onCancel).toHaveBeenCalledTimes(2);
      await expect(args.onSave).toHaveBeenCalledOnce();
    });
    await step('The cancelled changes are not saved later', async () => {
      await form.edit();
      await form.save();
      await expect(args.onSave).toHaveBeenLastCalledWith(args.profile, anyCall);
    });
  },
);

Base.test('cancels a pending save', async ({ app: { profile: form }, args, mount, canvas }) => {
  // Cancel aborts the pending request. The profile can then be edited and saved again.
  const onSave = fn<ProfileFormProps['onSave']>(() => new Promise(() => undefined));
  await mount(<ProfileForm {...args} onSave={onSave} />);
  await form.edit();
  await form.type('firstName', 'andra{Enter}');
  await expect(await canvas.findByRole('progressbar')).toBeVisible();
  await expect(form.firstName).toHaveAttribute('readonly');
  const options = onSave.mock.lastCall?.[1];
  await expect(options?.signal.aborted).toBe(false);
  await form.cancel();
  await expect(options?.signal.aborted).toBe(true);
  await expect(form.fact('firstName')).toHaveTextContent(/^Alex$/);
  await form.edit();
  await form.type('firstName', 'is');
  await form.save();
  await expect(onSave).toHaveBeenLastCalledWith({ ...args.profile, firstName: 'Alexis' }, anyCall);
});

/** `onSave` rejects, for example after HTTP 503. The form shows an error, and stays in editing mode. */
Base.test(
  'retries after a failed call',
  { args: { onSave: fn<ProfileFormProps['onSave']>(() => Promise.reject(new Error('503'))) } },
  async ({ app: { profile: form }, canvas, args }) => {
    await form.edit();
    await form.type('firstName', 'andra');
    for (const times of [1, 2]) {
      await form.save();
      await expect(args.onSave).toHaveBeenCalledTimes(times);
      await expect(await canvas.findByRole('alert')).toHaveTextContent(
        'An error occurred. Please try again.',
      );
      await expect(form.firstName).toHaveValue('Alexandra');
    }
    await form.cancel();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
);

/** Values that the browser has written into the fields without events are saved. */
Base.test('saves filled fields', async ({ app: { profile: form }, args }) => {
  await form.edit();
  fillSilently(
    [form.firstName, 'Ana'],
    [form.email, 'ana@florin.example'],
    [form.phone, ''],
    [form.dateOfBirth, '1991-05-13'],
  );
  await form.save();
  await expect(args.onSave).toHaveBeenCalledWith(
    {
      firstName: 'Ana',
      lastName: 'Morgan',
      email: 'ana@florin.example',
      phone: '',
      location: 'Lisbon, Portugal',
      dateOfBirth: '1991-05-13',
    },
    anyCall,
  );
});

/**
 * Only names and email are required. A dash replaces an empty value. A date of birth that cannot be parsed is shown
 * unchanged.
 */
export const WithoutOptionalFacts = meta.story({
  args: {
    profile: {
      firstName: 'Alex',
      lastName: 'Morgan',
      email: 'demo@florin.example',
      phone: '',
      location: '',
      dateOfBirth: '1990-02-30',
    },
  },
  play: async ({ app: { profile: form } }) => {
    await expect(form.fact('phone')).toHaveTextContent('–');
    await expect(form.fact('location')).toHaveTextContent('–');
    await expect(form.fact('dateOfBirth')).toHaveTextContent('1990-02-30');
  },
});

export const Editing = meta.story({
  tags: ['!autodocs'],
  play: async ({ app: { profile: form }, step, canvas }) => {
    await step('Edit moves the focus to the first field', async () => {
      await form.edit();
      await expect(form.firstName).toHaveFocus();
      await expect(form.firstName).not.toHaveAttribute('readonly');
    });
    await step('Save and Cancel replace Edit', async () => {
      await expect(form.saveButton).toBeVisible();
      await expect(form.cancelButton).toBeVisible();
      await expect(canvas.queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument();
    });
  },
});

Editing.test('the form has the name of its heading', async ({ canvas }) => {
  await expect(canvas.getByRole('form')).toHaveAccessibleName('Personal details');
});

/** The server's message is shown at the phone field, which receives the focus. */
export const RefusedByTheServer = meta.story({
  tags: ['!autodocs'],
  args: {
    onSave: fn<ProfileFormProps['onSave']>(() =>
      Promise.resolve({ kind: 'message', text: 'This number is not in use', field: 'phone' }),
    ),
  },
  play: async ({ app: { profile: form }, userEvent, args }) => {
    await form.edit();
    await form.type('firstName', 'andra');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSave).toHaveBeenCalledOnce();
    await waitFor(() =>
      expect(form.phone).toHaveAccessibleDescription('This number is not in use'),
    );
    await expect(form.phone).toHaveFocus();
    await expect(form.firstName).toHaveValue('Alexandra');
    await expect(form.saveButton).toBeVisible();
  },
});

/** A value that does not fit beside its label is below the label. */
export const LongTexts = meta.story({
  args: {
    profile: {
      firstName: 'Alexandrina Wilhelmina',
      lastName: 'Montgomery-Featherstonehaugh',
      email: 'alexandrina.wilhelmina.montgomery.featherstonehaugh@florin.example',
      phone: '+351 000 000 000 000 000',
      location: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch, Wales',
      dateOfBirth: '1990-04-12',
    },
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ app: { profile: form } }) => {
    await expect(form.fact('lastName')).toHaveTextContent('Montgomery-Featherstonehaugh');
  },
});

/** The form `Editing` shows its fields only in the story in the sidebar, where Edit is pressed. */
export const Matrix = meta.story({
  ...matrix({
    Reading: <ProfileForm {...meta.input.args} />,
    Editing: <ProfileForm {...meta.input.args} />,
  }),
  play: async ({ canvasElement, userEvent, step }) => {
    await step('Press Edit in the second form of each theme', async () => {
      for (const cell of cellsCalled(canvasElement, 'Editing')) {
        await userEvent.click(cell.getByRole('button', { name: 'Edit' }));
        await expect(cell.getByRole('button', { name: 'Save' })).toBeVisible();
      }
    });
  },
});
