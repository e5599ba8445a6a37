import type { SomeMessages } from '../../english';

/** French, with the formal address. A narrow no-break space precedes `:`, `;`, `!` and `?`. */
export const fr: SomeMessages = {
  AccountMenu: {
    signIn: 'Se connecter',
    signUp: 'Ouvrir un compte',
    lightMode: 'Mode clair',
    darkMode: 'Mode sombre',
    tryDemo: 'Essayer la démo',
    profile: 'Profil',
    openWallet: 'Ouvrir le portefeuille',
    notifications: 'Notifications',
    settings: 'Paramètres',
    signOut: 'Se déconnecter',
  },
  Claims: { noFees: 'Sans frais mensuels', noCard: 'Sans carte bancaire' },
  ClosingCall: {
    title: 'Ouvrez-le et explorez.',
    text: 'Le compte de démonstration est ouvert à tous. L’argent y est fictif\u202f: quoi que vous essayiez, vous ne risquez rien.',
    start: 'Commencer maintenant',
  },
  DemoHint: {
    canOpen: 'Dans cette démo, seul ce compte peut être ouvert\u202f:',
    canSignIn: 'Dans cette démo, seul ce compte permet de se connecter\u202f:',
    email: 'E-mail\u202f:',
    password: 'Mot de passe\u202f:',
    fill: 'Remplir',
  },
  FeatureGrid: {
    walletTitle: 'Portefeuille multidevise',
    walletText:
      'Dollar américain, euro, livre sterling, Bitcoin, Ethereum et Cardano côte à côte, avec un total qui se comprend d’un coup d’œil.',
    transfersTitle: 'Virements instantanés',
    transfersText:
      'Envoyez à une adresse e-mail ou à une adresse de portefeuille. Avant l’envoi, vous voyez le montant disponible\u202f; juste après, le résultat.',
    exchangeTitle: 'Échange de devises intégré',
    exchangeText:
      'Échangez une devise contre une autre, à des taux en temps réel. Le montant affiché est celui qui vous est crédité, à la sixième décimale près.',
    securityTitle: 'Sécurité de niveau bancaire',
    securityText:
      'Connectez-vous avec votre empreinte ou votre visage, et protégez tout ce qui compte par un second facteur.',
    biometric: 'Connexion biométrique',
    twoFactor: 'Deux facteurs (2FA)',
  },
  Hero: {
    title: 'Tout votre argent, dans un élégant portefeuille.',
    text: 'Dollars, euros et livres aux côtés du bitcoin, de l’ether et de l’ada. Conservez, envoyez et échangez le tout au même endroit.',
    start: 'Commencer gratuitement',
    watch: 'Voir la démo',
  },
  HeroEmblem: { wallet: 'Exemple de portefeuille' },
  SignupClaims: {
    title: 'Vos avantages',
    wallet: 'Portefeuille multidevise',
    transfers: 'Virements instantanés à frais réduits',
    security: 'Sécurité de niveau bancaire',
    rates: 'Taux en temps réel',
    biometric: 'Authentification biométrique',
    support: 'Assistance 24\u00a0h/24 et 7\u00a0j/7',
    users: 'La confiance de plus de 100\u202f000 utilisateurs',
    rating: 'Note de 4,9/5',
  },
  SiteFooter: {
    note: 'Une démo\u202f: elle ne détient pas d’argent, et les liens de ces colonnes représentent des pages qui n’existent pas. Ils mènent à une partie de cette page ou à son début.',
    product: 'Produit',
    features: 'Fonctionnalités',
    testimonials: 'Témoignages',
    pricing: 'Tarifs',
    company: 'Entreprise',
    about: 'À propos',
    careers: 'Carrières',
    press: 'Presse',
    support: 'Assistance',
    help: 'Centre d’aide',
    contact: 'Contact',
    status: 'État des services',
    terms: 'Conditions',
    privacy: 'Confidentialité',
    catalogue: 'Catalogue de composants',
  },
  SiteHeader: { menu: 'Menu du compte', openingDemo: 'Ouverture du compte de démonstration' },
  TestimonialList: {
    designer: 'Designer en freelance',
    designerQuote:
      'Mes clients me paient en trois devises. Je vois un seul total et j’échange ce qu’il me faut, quand il me le faut.',
    owner: 'Propriétaire d’une boutique',
    ownerQuote:
      'L’activité et l’épargne ont chacune leur portefeuille. Clôturer la journée prend une minute.',
    student: 'En études à l’étranger',
    studentQuote:
      'Ma famille m’envoie des livres, mon loyer est en euros. Pas de frais mensuels, et pas de carte à présenter.',
  },
};
