import type { SomeMessages } from '../../english';

/** German, with the formal address. */
export const de: SomeMessages = {
  AccountMenu: {
    signIn: 'Anmelden',
    signUp: 'Konto eröffnen',
    lightMode: 'Heller Modus',
    darkMode: 'Dunkler Modus',
    tryDemo: 'Demo ausprobieren',
    profile: 'Profil',
    openWallet: 'Wallet öffnen',
    notifications: 'Mitteilungen',
    settings: 'Einstellungen',
    signOut: 'Abmelden',
  },
  Claims: { noFees: 'Keine monatlichen Gebühren', noCard: 'Keine Kreditkarte nötig' },
  ClosingCall: {
    title: 'Öffnen Sie die Wallet und sehen Sie sich um.',
    text: 'Das Demokonto steht allen offen. Es enthält Spielgeld, sodass Sie nichts verlieren können, was immer Sie ausprobieren.',
    start: 'Jetzt starten',
  },
  DemoHint: {
    canOpen: 'Dies ist eine Demo. Eröffnen lässt sich nur dieses Konto:',
    canSignIn: 'Dies ist eine Demo. Anmelden können Sie sich nur mit diesem Konto:',
    email: 'E-Mail:',
    password: 'Passwort:',
    fill: 'Ausfüllen',
  },
  FeatureGrid: {
    walletTitle: 'Wallet für mehrere Währungen',
    walletText:
      'US-Dollar, Euro, Britisches Pfund, Bitcoin, Ethereum und Cardano nebeneinander, mit einer Gesamtsumme, die Sie auf einen Blick erfassen.',
    transfersTitle: 'Echtzeitüberweisungen',
    transfersText:
      'Senden Sie an eine E-Mail- oder eine Wallet-Adresse. Vor dem Senden sehen Sie, was verfügbar ist, und gleich danach, was daraus geworden ist.',
    exchangeTitle: 'Währungstausch inklusive',
    exchangeText:
      'Tauschen Sie eine Währung in eine andere, zu Kursen in Echtzeit. Der angezeigte Betrag wird Ihnen gutgeschrieben, auf sechs Nachkommastellen genau.',
    securityTitle: 'Sicherheit auf Bankniveau',
    securityText:
      'Melden Sie sich mit Fingerabdruck oder Gesicht an und sichern Sie alles Wichtige mit einem zweiten Faktor.',
    biometric: 'Biometrische Anmeldung',
    twoFactor: 'Zwei Faktoren (2FA)',
  },
  Hero: {
    title: 'Ihr ganzes Geld in einer eleganten Wallet.',
    text: 'Dollar, Euro und Pfund neben Bitcoin, Ether und Ada. Verwahren, senden und tauschen Sie alles an einem Ort.',
    start: 'Kostenlos starten',
    watch: 'Demo ansehen',
  },
  HeroEmblem: { wallet: 'Beispiel-Wallet' },
  SignupClaims: {
    title: 'Ihre Vorteile',
    wallet: 'Wallet für mehrere Währungen',
    transfers: 'Echtzeitüberweisungen zu niedrigen Gebühren',
    security: 'Sicherheit auf Bankniveau',
    rates: 'Kurse in Echtzeit',
    biometric: 'Biometrische Anmeldung',
    support: 'Support rund um die Uhr',
    users: 'Über 100.000 Kunden vertrauen uns',
    rating: 'Mit 4,9 von 5 bewertet',
  },
  SiteFooter: {
    note: 'Eine Demo: Sie verwahrt kein Geld, und die Links in diesen Spalten stehen für Seiten, die es nicht gibt. Sie führen zu einem Teil dieser Seite oder an ihren Anfang.',
    product: 'Produkt',
    features: 'Funktionen',
    testimonials: 'Kundenstimmen',
    pricing: 'Preise',
    company: 'Unternehmen',
    about: 'Über uns',
    careers: 'Karriere',
    press: 'Presse',
    support: 'Support',
    help: 'Hilfe',
    contact: 'Kontakt',
    status: 'Status',
    terms: 'AGB',
    privacy: 'Datenschutz',
    catalogue: 'Komponentenkatalog',
  },
  SiteHeader: { menu: 'Kontomenü', openingDemo: 'Das Demokonto wird geöffnet' },
  TestimonialList: {
    designer: 'Freiberuflich im Design tätig',
    designerQuote:
      'Meine Kunden zahlen in drei Währungen. Ich sehe eine Gesamtsumme und tausche, was ich brauche, wann ich es brauche.',
    owner: 'Führt ein eigenes Geschäft',
    ownerQuote:
      'Geschäft und Erspartes liegen in getrennten Wallets. Der Tagesabschluss dauert eine Minute.',
    student: 'Studiert im Ausland',
    studentQuote:
      'Meine Familie schickt Pfund, meine Miete zahle ich in Euro. Ohne Monatsgebühr und ohne Karte.',
  },
};
