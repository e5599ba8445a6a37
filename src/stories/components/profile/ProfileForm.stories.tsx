import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { ProfileForm, type ProfileFormProps } from '../../../components/profile/ProfileForm';
import { fill } from '../../../testing/fill';
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

/** Returns the value in the list that has the given label. */
const fact = (name: string) => screen.getByRole('definition', { name });
const box = (name: string) => screen.getByRole('textbox', { name });
// A date input has no role, so the story finds it by its label.
const dateOfBirth = () => screen.getByLabelText('Date of birth');
const button = (name: string) => screen.getByRole('button', { name });
const queryButton = (name: string) => screen.queryByRole('button', { name });

/** The date of birth is formatted for the user's language. */
export const Base = meta.story();

Base.test('each value has its label', async () => {
  await expect(fact('First name')).toHaveTextContent('Alex');
  await expect(fact('Last name')).toHaveTextContent('Morgan');
  await expect(fact('Email')).toHaveTextContent('demo@florin.example');
  await expect(fact('Phone')).toHaveTextContent('+1 (555) 010-0199');
  await expect(fact('Location')).toHaveTextContent('Lisbon, Portugal');
  await expect(fact('Date of birth')).toHaveTextContent('April 12, 1990');
});

Base.test('nothing can be changed or saved', async () => {
  await expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  await expect(queryButton('Save')).not.toBeInTheDocument();
  await expect(queryButton('Cancel')).not.toBeInTheDocument();
});

Base.test('a row is 52 px high', async ({ canvasElement }) => {
  const rows = [...canvasElement.querySelectorAll('dl > div')];
  await expect(rows.map((row) => Math.round(row.getBoundingClientRect().height))).toEqual([
    52, 52, 52, 52, 52, 52,
  ]);
});

/** @spec profile-edit */
Base.test('saves the changes', async ({ step, userEvent, args }) => {
  await step('Change every field', async () => {
    await userEvent.click(button('Edit'));
    const texts = {
      'First name': 'Sasha',
      'Last name': 'Moran',
      Email: 'sasha@example.com',
      Phone: '+351 000 000 000',
      Location: 'Porto, Portugal',
    };
    for (const [name, text] of Object.entries(texts)) {
      await userEvent.clear(box(name));
      await userEvent.type(box(name), text);
    }
    await userEvent.clear(dateOfBirth());
    await fill(userEvent, dateOfBirth(), '1991-05-13');
    await expect(args.onSave).not.toHaveBeenCalled();
  });
  await step('Save calls `onSave` once, and returns the focus to Edit', async () => {
    await userEvent.click(button('Save'));
    await waitFor(() => expect(button('Edit')).toHaveFocus());
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
    await expect(fact('First name')).toHaveTextContent('Sasha');
    await expect(fact('Date of birth')).toHaveTextContent('May 13, 1991');
  });
  await step('Edit begins with the saved values', async () => {
    await userEvent.click(button('Edit'));
    await expect(box('First name')).toHaveValue('Sasha');
    await expect(dateOfBirth()).toHaveValue('1991-05-13');
  });
});

Base.test('saves with enter', async ({ userEvent, args }) => {
  await userEvent.click(button('Edit'));
  await fill(userEvent, box('First name'), 'andra');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(button('Edit')).toHaveFocus());
  await expect(args.onSave).toHaveBeenCalledOnce();
  await expect(fact('First name')).toHaveTextContent('Alexandra');
});

Base.test('works by keyboard', async ({ step, userEvent }) => {
  await step('The first stop is Edit; Enter moves the focus to the first field', async () => {
    await userEvent.tab();
    await expect(button('Edit')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(box('First name')).toHaveFocus();
  });
  await step('Tab moves through the fields', async () => {
    for (const name of ['Last name', 'Email', 'Phone', 'Location']) {
      await userEvent.tab();
      await expect(box(name)).toHaveFocus();
    }
    await userEvent.tab();
    await expect(dateOfBirth()).toHaveFocus();
  });
});

/** An invalid form is not saved, and keeps its texts. */
Base.test('requires names and email', async ({ step, userEvent, args }) => {
  await step('Clear the last name and the email, type spaces as the first name, save', async () => {
    await userEvent.click(button('Edit'));
    await userEvent.clear(box('First name'));
    await userEvent.type(box('First name'), '   ');
    await userEvent.clear(box('Last name'));
    await userEvent.clear(box('Email'));
    await userEvent.click(button('Save'));
  });
  await step('Each field shows an error, the first has the focus, nothing is saved', async () => {
    await expect(box('Email')).toHaveAccessibleDescription('Email is required');
    await expect(box('First name')).toHaveAccessibleDescription('First name is required');
    await expect(box('First name')).toBeInvalid();
    await expect(box('First name')).toHaveFocus();
    await expect(box('Last name')).toHaveAccessibleDescription('Last name is required');
    await expect(args.onSave).not.toHaveBeenCalled();
  });
  await step('An email without a dot in its domain is rejected', async () => {
    await userEvent.type(box('Email'), 'a@b');
    await userEvent.click(button('Save'));
    await expect(box('Email')).toHaveAccessibleDescription('Please enter a valid email address');
    await expect(args.onSave).not.toHaveBeenCalled();
  });
  await step('Editing the first field clears only its error', async () => {
    await fill(userEvent, box('First name'), 'Sasha');
    await expect(box('First name')).toHaveAccessibleDescription('');
    await expect(box('Last name')).toHaveAccessibleDescription('Last name is required');
  });
  await step('Cancel clears all errors', async () => {
    await userEvent.click(button('Cancel'));
    await userEvent.click(button('Edit'));
    await expect(box('Last name')).toHaveValue('Morgan');
    await expect(box('Last name')).toHaveAccessibleDescription('');
    await expect(box('Last name')).toBeValid();
  });
});

Base.test('rejects long or invisible text', async ({ step, userEvent, args }) => {
  await step('Enter a name with a control character, a long name and a long email', async () => {
    await userEvent.click(button('Edit'));
    await userEvent.clear(box('First name'));
    await userEvent.paste('\u202Exela');
    await userEvent.clear(box('Last name'));
    await userEvent.paste('m'.repeat(65));
    await userEvent.clear(box('Email'));
    await userEvent.paste(`${'a'.repeat(250)}@b.co`);
    await userEvent.click(button('Save'));
  });
  await step('Each field shows an error, and nothing is saved', async () => {
    await expect(box('First name')).toHaveAccessibleDescription(
      'This contains characters that cannot be seen',
    );
    await expect(box('First name')).toHaveFocus();
    await expect(box('Last name')).toHaveAccessibleDescription('At most 64 characters');
    await expect(box('Email')).toHaveAccessibleDescription('At most 254 characters');
    await expect(args.onSave).not.toHaveBeenCalled();
  });
});

/**
 * Cancel also aborts a pending save.
 * @spec profile-cancel
 */
Base.test('restores the initial values on cancel', async ({ step, userEvent, args }) => {
  await step('Change two fields, and cancel', async () => {
    await userEvent.click(button('Edit'));
    await userEvent.clear(box('First name'));
    await fill(userEvent, box('Location'), ' and elsewhere');
    await userEvent.click(button('Cancel'));
  });
  await step('All values are restored, and the focus is back on Edit', async () => {
    await expect(fact('First name')).toHaveTextContent(/^Alex$/);
    await expect(fact('Location')).toHaveTextContent(/^Lisbon, Portugal$/);
    await expect(button('Edit')).toHaveFocus();
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(args.onSave).not.toHaveBeenCalled();
  });
  await step('After a save Cancel also restores the initial values', async () => {
    await userEvent.click(button('Edit'));
    await fill(userEvent, box('First name'), 'andra');
    await userEvent.click(button('Save'));
    await expect(fact('First name')).toHaveTextContent('Alexandra');
    await userEvent.click(button('Edit'));
    await fill(userEvent, box('Location'), ' and elsewhere');
    await userEvent.click(button('Cancel'));
    await expect(fact('First name')).toHaveTextContent(/^Alex$/);
    await expect(fact('Location')).toHaveTextContent(/^Lisbon, Portugal$/);
    await expect(args.onCancel).toHaveBeenCalledTimes(2);
    await expect(args.onSave).toHaveBeenCalledOnce();
  });
  await step('The cancelled changes are not saved later', async () => {
    await userEvent.click(button('Edit'));
    await userEvent.click(button('Save'));
    await expect(args.onSave).toHaveBeenLastCalledWith(args.profile, anyCall);
  });
});

Base.test('cancels a pending save', async ({ userEvent, args, mount, canvas }) => {
  // Cancel aborts the pending request. The profile can then be edited and saved again.
  const onSave = fn<ProfileFormProps['onSave']>(() => new Promise(() => undefined));
  await mount(<ProfileForm {...args} onSave={onSave} />);
  await userEvent.click(button('Edit'));
  await userEvent.type(box('First name'), 'andra{Enter}');
  await expect(await canvas.findByRole('progressbar')).toBeVisible();
  await expect(box('First name')).toHaveAttribute('readonly');
  const options = onSave.mock.lastCall?.[1];
  await expect(options?.signal.aborted).toBe(false);
  await userEvent.click(button('Cancel'));
  await expect(options?.signal.aborted).toBe(true);
  await expect(fact('First name')).toHaveTextContent(/^Alex$/);
  await userEvent.click(button('Edit'));
  await userEvent.type(box('First name'), 'is');
  await userEvent.click(button('Save'));
  await expect(onSave).toHaveBeenLastCalledWith({ ...args.profile, firstName: 'Alexis' }, anyCall);
});

/** `onSave` rejects, for example after HTTP 503. The form shows an error, and stays in editing mode. */
Base.test(
  'retries after a failed call',
  { args: { onSave: fn<ProfileFormProps['onSave']>(() => Promise.reject(new Error('503'))) } },
  async ({ canvas, userEvent, args }) => {
    await userEvent.click(button('Edit'));
    await fill(userEvent, box('First name'), 'andra');
    for (const times of [1, 2]) {
      await userEvent.click(button('Save'));
      await expect(args.onSave).toHaveBeenCalledTimes(times);
      await expect(await canvas.findByRole('alert')).toHaveTextContent(
        'An error occurred. Please try again.',
      );
      await expect(box('First name')).toHaveValue('Alexandra');
    }
    await userEvent.click(button('Cancel'));
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
);

/** Values that the browser has written into the fields without events are saved. */
Base.test('saves filled fields', async ({ userEvent, args }) => {
  await userEvent.click(button('Edit'));
  fillSilently(
    [box('First name'), 'Ana'],
    [box('Email'), 'ana@florin.example'],
    [box('Phone'), ''],
    [dateOfBirth(), '1991-05-13'],
  );
  await userEvent.click(button('Save'));
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
  play: async () => {
    await expect(fact('Phone')).toHaveTextContent('–');
    await expect(fact('Location')).toHaveTextContent('–');
    await expect(fact('Date of birth')).toHaveTextContent('1990-02-30');
  },
});

export const Editing = meta.story({
  tags: ['!autodocs'],
  play: async ({ userEvent, step }) => {
    await step('Edit moves the focus to the first field', async () => {
      await userEvent.click(button('Edit'));
      await expect(box('First name')).toHaveFocus();
      await expect(box('First name')).not.toHaveAttribute('readonly');
    });
    await step('Save and Cancel replace Edit', async () => {
      await expect(button('Save')).toBeVisible();
      await expect(button('Cancel')).toBeVisible();
      await expect(queryButton('Edit')).not.toBeInTheDocument();
    });
  },
});

/** The server's message is shown at the phone field, which receives the focus. */
export const RefusedByTheServer = meta.story({
  tags: ['!autodocs'],
  args: {
    onSave: fn<ProfileFormProps['onSave']>(() =>
      Promise.resolve({ kind: 'message', text: 'This number is not in use', field: 'phone' }),
    ),
  },
  play: async ({ userEvent, args }) => {
    await userEvent.click(button('Edit'));
    await fill(userEvent, box('First name'), 'andra');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSave).toHaveBeenCalledOnce();
    await waitFor(() =>
      expect(box('Phone')).toHaveAccessibleDescription('This number is not in use'),
    );
    await expect(box('Phone')).toHaveFocus();
    await expect(box('First name')).toHaveValue('Alexandra');
    await expect(button('Save')).toBeVisible();
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
  play: async () => {
    await expect(fact('Last name')).toHaveTextContent('Montgomery-Featherstonehaugh');
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
