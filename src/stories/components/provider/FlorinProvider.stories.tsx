import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { SignupForm } from '../../../components/auth/SignupForm';
import { BalanceCard } from '../../../components/money/BalanceCard';
import { HideBalanceButton } from '../../../components/money/HideBalanceButton';
import { Moment } from '../../../components/payments/history/Moment';
import { QuickActions } from '../../../components/payments/QuickActions';
import { FlorinProvider } from '../../../components/provider/FlorinProvider';
import { CreateWalletForm } from '../../../components/wallet/CreateWalletForm';
import { CURRENCIES } from '../../../domain/currency/currency';
import { ar } from '../../../messages/ar';
import { de } from '../../../messages/de';
import { fill } from '../../../testing/fill';

/**
 * Provides the language, time zone, currencies, unit of account and kinds of recipients to all components inside. The
 * unit of account is the currency in which values and prices are shown, such as dollars. A kind of recipient is a
 * format that money can be sent to, such as an email address.
 *
 * Use it around an app that needs other settings than the defaults, and around pages that are rendered on a server.
 *
 * **When not to use it**: An app that is rendered only in the browser, and uses only the defaults, needs no provider.
 * The defaults are English, Florin's currencies and kinds of recipients, and the time zone of the device.
 *
 * **Find it by**: provider, context, time zone, server rendering, hydration, settings, language, translation, locale,
 * i18n, messages.
 */
const meta = preview.meta({
  component: FlorinProvider,
  args: {
    timeZone: 'Asia/Tokyo',
    children: <Moment at="2026-03-01T20:30:00.000Z" thisYear={2026} />,
  },
});

export const Base = meta.story();

Base.test('shows the time of the time zone', async ({ canvas }) => {
  const time = canvas.getByText('Mar 2, 5:30 AM');
  await expect(time).toHaveAttribute('datetime', '2026-03-01T20:30:00.000Z');
});

/** An inner provider overrides only the props that it sets. */
Base.test(
  'the time zone of the inner provider overrides the time zone of the outer provider',
  async ({ canvas, mount, args }) => {
    await mount(
      <FlorinProvider {...args}>
        <FlorinProvider timeZone="Europe/Berlin">
          <Moment at="2026-03-01T20:30:00.000Z" thisYear={2026} />
        </FlorinProvider>
      </FlorinProvider>,
    );
    await expect(canvas.getByText('Mar 1, 9:30 PM')).toBeVisible();
  },
);

Base.test(
  'keeps the locale of the outer provider if the inner one has only a time zone',
  async ({ canvas, mount, args }) => {
    // The inner provider keeps the language of the outer provider. A component's `messages` override the messages of
    // both providers.
    await mount(
      <FlorinProvider {...args} locale="de" messages={de}>
        <FlorinProvider timeZone="Asia/Tokyo">
          {quickActions}
          <HideBalanceButton hidden={false} onToggle={fn()} messages={{ hide: 'Diskret' }} />
        </FlorinProvider>
      </FlorinProvider>,
    );
    await expect(canvas.getByRole('button', { name: 'Senden' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Diskret' })).toBeVisible();
  },
);

Base.test(
  'uses the first currency as the unit of account',
  {
    args: {
      currencies: [CURRENCIES.eur, CURRENCIES.btc],
      children: <BalanceCard total="120.5" walletName="Savings" />,
    },
  },
  async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '€120.50' })).toBeVisible();
  },
);

/** Arabic has six plural forms; the number 40 uses the fifth. */
Base.test(
  'uses Arabic plural forms',
  {
    args: {
      locale: 'ar-u-nu-latn',
      messages: ar,
      children: <CreateWalletForm onCreate={fn()} onCancel={fn()} />,
    },
  },
  async ({ canvas, userEvent }) => {
    await fill(userEvent, canvas.getByLabelText('اسم المحفظة'), 'w'.repeat(41));
    await userEvent.click(canvas.getByRole('button', { name: 'إنشاء المحفظة' }));
    await expect(canvas.getByText('40 حرفًا على الأكثر')).toBeVisible();
  },
);

/** Without `timeZone`, the time zone of the device is used. */
export const WithoutTimeZone = meta.story({
  args: { timeZone: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Mar 1, 8:30 PM')).toBeVisible();
  },
});

const quickActions = (
  <QuickActions onSend={fn()} onReceive={fn()} onScan={fn()} exchangeHref="/exchange" />
);

/** `messages` contains only the label of the button Send, so all other texts are in English. */
export const PartialMessages = meta.story({
  args: { messages: { QuickActions: { send: 'Pay' } }, children: quickActions },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Pay' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Receive' })).toBeVisible();
  },
});

/** All texts are in German, including texts that contain links. */
export const German = meta.story({
  args: {
    locale: 'de',
    messages: de,
    children: <SignupForm termsHref="/terms" privacyHref="/privacy" onSubmit={fn()} />,
  },
  play: async ({ canvas, userEvent }) => {
    const terms = canvas.getByRole('checkbox', {
      name: 'Ich stimme den Allgemeinen Geschäftsbedingungen und der Datenschutzerklärung zu',
    });
    await expect(terms).not.toBeChecked();
    const link = canvas.getByRole('link', { name: 'Datenschutzerklärung' });
    await expect(link).toHaveAttribute('href', '/privacy');
    await fill(userEvent, canvas.getByLabelText('Passwort'), 'kurz');
    await userEvent.click(canvas.getByRole('button', { name: 'Konto eröffnen' }));
    await expect(
      canvas.getByText('Das Passwort muss mindestens 8 Zeichen lang sein'),
    ).toBeVisible();
  },
});
