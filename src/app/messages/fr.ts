import { fr as demo } from '../../components/demo/messages/fr';
import { fr as components } from '../../messages/fr';
import type { SomeMessages } from '../../components/english';

/** French, with the formal address. A narrow no-break space precedes `:`, `;`, `!` and `?`. */
export const fr: SomeMessages = {
  ...components,
  ...demo,
  AppFrame: {
    menu: 'Menu',
    profileMenu: 'Menu du profil',
    notifications: 'Notifications',
  },
  ContactBook: {
    lost: 'Ces contacts disparaissent quand vous rechargez la page.',
    data: 'Données et sauvegarde',
    add: 'Ajouter un contact',
    search: 'Rechercher des contacts',
    count: '{count, plural, one {# contact} many {# de contacts} other {# contacts}}',
  },
  ConnectedContactList: {
    edit: 'Modifier le contact',
    add: 'Ajouter un contact',
    removed: 'Contact supprimé',
    undo: 'Annuler',
  },
  Holding: {
    title: 'Votre solde',
    available: 'Disponible\u202f: {amount}',
    worth: 'Valeur {amount}',
    send: 'Envoyer',
    receive: 'Recevoir',
    exchange: 'Échanger',
  },
  PricePanel: {
    title: 'Cours',
  },
  ConnectedSparkline: {
    course: 'Le total sur les dernières 24 heures, de {before} à maintenant',
  },
  ConnectedQuickActions: {
    send: 'Envoyer',
    receive: 'Recevoir',
    scan: 'Le lecteur de codes QR n’est pas disponible dans la démo',
  },
  ConnectedSideMenu: {
    help: 'L’aide et l’assistance seront bientôt disponibles\u202f!',
    notifications: 'Les notifications seront bientôt disponibles\u202f!',
    feedback: 'Vous pourrez bientôt donner votre avis\u202f!',
    customer: 'Le service client sera bientôt disponible\u202f!',
  },
  ConnectedSiteHeader: {
    notifications: 'Notifications',
  },
  ConnectedWalletSwitcher: {
    create: 'Créer un portefeuille',
    notHere: 'Il n’est pas possible de créer un portefeuille ici.',
    created: 'Portefeuille {name} créé',
    open: 'Ouvrir',
  },
  ContactSheet: {
    add: 'Ajouter un contact',
    edit: 'Modifier le contact',
    duplicate: 'Ce contact est déjà enregistré',
    discardNew: 'Fermer sans enregistrer ce contact\u202f?',
    discardChanges: 'Fermer sans enregistrer vos modifications\u202f?',
  },
  ConnectedDoubts: { name: 'Paiements non confirmés' },
  ContactsPage: {
    title: 'Contacts',
  },
  CurrencyPage: {
    title: 'Devise inconnue',
    unknown: 'Le portefeuille n’a pas de devise de ce nom. L’adresse est peut-être mal saisie.',
    wallet: 'Aller au portefeuille',
    balance: 'Votre solde',
    price: 'Cours',
    transactions: 'Dernières opérations',
  },
  PassphraseForm: {
    current: 'Phrase secrète actuelle',
    currentSubject: 'la phrase secrète actuelle',
    next: 'Nouvelle phrase secrète',
    nextSubject: 'la nouvelle phrase secrète',
    missing: 'Saisissez une phrase secrète',
    tooShort: 'Au moins {least} caractères',
    tooLong: '{most} caractères au maximum',
    different: 'Les phrases secrètes ne correspondent pas',
    cancel: 'Annuler',
    missingCurrent: 'Saisissez votre phrase secrète',
  },
  ChooseBackup: {
    cancel: 'Annuler',
    choose:
      'Choisissez une sauvegarde que cette application a exportée. Vous voyez ce qu’elle contient avant tout remplacement.',
    file: 'Choisir un fichier',
    checking: 'Vérification de la sauvegarde…',
  },
  BackupComparison: {
    device: 'Cet appareil',
    exportBackup: 'Exporter une sauvegarde',
    replaces:
      'La sauvegarde remplace toutes les données de cet appareil. Rien de cet appareil n’y est ajouté.',
    warning:
      'Exportez d’abord une sauvegarde de cet appareil si vous avez besoin de ses données plus tard.',
    untouched: 'Cet appareil n’a que les portefeuilles d’exemple, que la sauvegarde remplace.',
    keeps:
      'Vos portefeuilles sont désormais conservés sur cet appareil. Vous pourrez désactiver cette option, ce qui les efface.',
    caption: 'Cet appareil et la sauvegarde',
    theBackup: 'Sauvegarde',
    wallets: 'Portefeuilles',
    transactions: 'Opérations',
    contacts: 'Contacts',
    newestPayment: 'Paiement le plus récent',
    none: 'Aucun',
    total: 'Total',
  },
  DataTaskText: {
    keepText:
      'Avec une phrase secrète, vos portefeuilles sont chiffrés sur cet appareil, et vous la saisissez pour les déverrouiller. Choisissez-la maintenant : ce qui est enregistré sans elle peut rester lisible dans les fichiers du navigateur.',
    forgotten:
      'Si vous oubliez la phrase secrète, les données de cet appareil sont perdues : elles ne peuvent pas être récupérées. Exportez une sauvegarde, et gardez-la en lieu sûr.',
    setText:
      'Vos portefeuilles sont chiffrés sur cet appareil avec une phrase secrète. Vous la saisissez pour les déverrouiller. Ce qui a été enregistré avant peut rester lisible quelque temps dans les fichiers du navigateur.',
    timeText:
      'Saisissez votre phrase secrète pour changer le moment où vos données sont verrouillées.',
    removeText:
      'Sans verrouillage, vos données sont déchiffrées : toute personne qui utilise cet appareil peut les lire.',
    changeText: 'Désormais, seule la nouvelle phrase secrète déverrouille vos données.',
    exportText:
      'Un seul fichier avec vos portefeuilles, leur historique, vos contacts et vos choix.',
    exportLocked:
      'Vos données sont chiffrées sur cet appareil. Chiffrez aussi le fichier : sans phrase secrète, toute personne qui l’a peut le lire.',
    eraseText:
      'Vos portefeuilles, leur historique, vos contacts et vos choix sont supprimés de cet appareil. Les portefeuilles d’exemple recommencent.',
    eraseMemory:
      'Vos portefeuilles recommencent comme portefeuilles d’exemple, sans vos paiements ni contacts.',
    eraseFinal:
      'Cette action est irréversible. Seule une sauvegarde exportée peut rétablir vos portefeuilles.',
  },
  LockedData: {
    erase: 'Tout effacer',
    lockedText: 'Vos portefeuilles sont chiffrés sur cet appareil.',
    unlock: 'Déverrouiller',
    waitFor: 'Vous pourrez réessayer dans {seconds} s.',
    tryNow: 'Vous pouvez réessayer maintenant.',
    forgot: 'Phrase secrète oubliée ?',
    noWay:
      'Sans la phrase secrète, personne ne peut récupérer ces données. Vous pouvez les effacer et recommencer, puis importer une sauvegarde si vous en avez une.',
  },
  UnusableData: {
    exportRaw: 'Exporter les données brutes',
    erase: 'Tout effacer',
    unusable: 'Nous ne pouvons pas ouvrir vos données',
    retry: 'Réessayer',
    reload: 'Recharger la page',
  },
  DataSettings: {
    title: 'Données et sauvegarde',
    device: 'Cet appareil',
    keep: 'Conserver mes portefeuilles sur cet appareil',
    off: 'Désactivé : recharger la page efface vos portefeuilles, paiements et contacts.',
    persistent: 'Le navigateur a promis de les conserver jusqu’à ce que vous les effaciez.',
    evictable:
      'Le navigateur peut les supprimer s’il a besoin d’espace. Exportez une sauvegarde de temps en temps.',
    keepLocked: 'Conserver avec verrouillage',
    keepWithout: 'Conserver sans verrouillage',
    keepDone: 'Vos portefeuilles sont conservés sur cet appareil.',
    lock: 'Verrouillage',
    after: 'Verrouiller après',
    never: 'Jamais',
    notKept: 'Pour utiliser un verrouillage, conservez d’abord vos portefeuilles sur cet appareil.',
    open: 'Sans verrouillage, vos données ne sont pas chiffrées sur cet appareil.',
    encrypted: 'Vos données sont chiffrées sur cet appareil avec votre phrase secrète.',
    now: 'Verrouiller maintenant',
    change: 'Changer la phrase secrète',
    set: 'Définir la phrase secrète',
    setDone: 'Vos données sont maintenant chiffrées.',
    time: 'Modifier',
    timeDone: 'Vos données sont verrouillées après {time} sans utilisation.',
    remove: 'Supprimer le verrouillage',
    removeDone: 'Vos données ne sont plus chiffrées, et la phrase secrète n’est plus nécessaire.',
    changeDone: 'La phrase secrète a été changée.',
    backup: 'Sauvegarde',
    exportBackup: 'Exporter une sauvegarde',
    importBackup: 'Importer une sauvegarde',
    exportRaw: 'Exporter les données brutes',
    encrypt: 'Chiffrer avec une phrase secrète',
    export: 'Exporter',
    exportWithout: 'Exporter sans chiffrement',
    saved: 'Enregistré sous {name}',
    imported: 'Cet appareil contient {wallets} et {transactions}.',
    importedWallets:
      '{count, plural, one {# portefeuille} many {# de portefeuilles} other {# portefeuilles}}',
    importedTransactions:
      '{count, plural, one {# opération} many {# d’opérations} other {# opérations}}',
    erase: 'Tout effacer',
    eraseDone: 'Tout a été effacé.',
    locked: 'Verrouillé',
    problem: 'Problème de données',
    isEncrypted: 'Cette sauvegarde est chiffrée.',
    continue: 'Continuer',
    keepsLocked:
      'Les chiffrer avec une phrase secrète et les verrouiller après 5 minutes sans utilisation',
    replace: 'Remplacer',
    encryptHint: 'Sans elle, personne ne peut ouvrir le fichier, pas même vous.',
  },
  KeptRefusal: {
    callFailed: 'Une erreur s’est produite. Veuillez réessayer.',
    unavailable:
      'Ce navigateur ne peut pas lire ni stocker de données pour cette application en ce moment. Rien n’a été modifié.',
    'newer-version':
      'Une version plus récente de cette application a enregistré vos données. Elles sont en sécurité, et rien n’a été modifié. Rechargez la page pour obtenir cette version.',
    lost: 'Vos données ne sont plus sur cet appareil : elles ont été supprimées, par exemple par le navigateur pour libérer de l’espace. Si vous avez une sauvegarde, effacez tout pour recommencer, puis importez-la.',
    closed:
      'La connexion à vos données a été fermée, car un autre onglet les a supprimées ou utilise une version plus récente. Rien n’a été écrasé. Rechargez la page.',
    'no-space':
      'Il n’y a plus d’espace sur cet appareil. Vos données sont inchangées. Libérez de l’espace et réessayez.',
    damaged:
      'Une partie de vos données est endommagée, donc rien n’en est affiché. Rien n’a été écrasé. Exportez les données brutes avant d’effacer quoi que ce soit : le fichier contient tous les enregistrements, mais ne peut pas être importé.',
    locked:
      'Vos données sont chiffrées, et cet onglet ne peut pas les lire. Rechargez la page pour les déverrouiller.',
    'in-doubt':
      'Un paiement ou un échange n’est pas encore confirmé. Rien n’a été modifié. Réessayez quand son résultat sera connu.',
    found:
      'Un autre onglet conserve déjà des portefeuilles sur cet appareil. Ils sont maintenant affichés, et ceux de cet onglet n’ont pas été conservés.',
    replaced:
      'Vos données ont été remplacées, effacées ou verrouillées dans un autre onglet. Rien d’autre n’a été modifié.',
    'wrong-passphrase': 'Cette phrase secrète est incorrecte. Veuillez réessayer.',
    waiting: 'L’action attend la fin des paiements en cours.',
    wait: 'Attendez avant de réessayer.',
    'not-a-backup':
      'Ce fichier n’est pas une sauvegarde de cette application. Rien n’a été modifié.',
    'newer-version-backup':
      'Une version plus récente de cette application a créé cette sauvegarde. Rechargez la page pour obtenir cette version, puis réessayez. Rien n’a été modifié.',
    'too-large': 'Ce fichier est trop volumineux pour une sauvegarde. Rien n’a été modifié.',
    'damaged-backup':
      'Cette sauvegarde est endommagée ou a été modifiée, donc rien n’en est importé. Rien n’a été modifié.',
    'not-saved': 'Le fichier n’a pas pu être enregistré. Veuillez réessayer.',
    unreadable: 'Vos données ne sont pas lisibles en ce moment.',
  },
  ExchangePage: {
    title: 'Échange',
    form: 'Échange de devises',
    trends: 'Tendances du marché',
  },
  ExportButton: {
    export: 'Exporter en CSV',
    hidden: 'Le fichier contiendrait vos montants. Affichez votre solde pour l’exporter.',
  },
  ConnectedExportButton: {
    failed: 'Le fichier n’a pas pu être enregistré. Veuillez réessayer.',
    filtered: 'filtre',
    date: 'Date',
    type: 'Type',
    direction: 'Sens',
    status: 'Statut',
    description: 'Motif',
    amount: 'Montant',
    currency: 'Devise',
    received: 'Reçu',
    receivedCurrency: 'Devise reçue',
    fee: 'Frais',
    from: 'De',
    to: 'À',
    id: 'Id',
  },
  ForgotPasswordPage: {
    title: 'Mot de passe oublié',
    intro: 'Indiquez l’adresse e-mail avec laquelle vous vous connectez.',
    answer: 'Rien n’a été envoyé',
    noServer:
      'Un portefeuille doté d’un serveur écrirait maintenant à cette adresse, si un compte y était associé. Cette démo n’a pas de serveur, n’envoie pas d’e-mails et n’a pas conservé votre saisie.',
    openAccount:
      'Le compte de démonstration est ouvert à tous. Son mot de passe est indiqué sur la page de connexion.',
    back: 'Retour à la connexion',
  },
  HistoryPage: {
    title: 'Historique',
  },
  EmptyHistory: {
    none: 'Aucune opération trouvée',
    noneText: 'Rien dans ce portefeuille ne correspond à votre recherche.',
    clear: 'Effacer les filtres',
    empty: 'Aucune opération pour le moment',
    emptyText: 'Vos envois, réceptions et échanges apparaîtront ici.',
    receive: 'Recevoir',
  },
  HistorySearch: {
    search: 'Rechercher des opérations',
    filters: 'Filtres',
    ignored: 'L’historique ne connaît pas cette partie de l’adresse et l’ignore\u202f: {values}',
  },
  HistorySummary: {
    totals: 'Totaux',
    count: '{count, plural, one {# opération} many {# d’opérations} other {# opérations}}',
    completed: 'Totaux, exécutées uniquement',
    currency: 'Devise',
    in: 'Entrées',
    out: 'Sorties',
    leftOut: 'Non comptées entièrement : {count}',
  },
  HomePage: {
    title: 'Accueil',
    balance: 'Solde total',
    actions: 'Actions rapides',
    transactions: 'Dernières opérations',
  },
  LandingPage: {
    title: 'Tout votre argent dans un seul portefeuille',
    features: 'Précis, comme l’argent l’exige, et conçu pour éviter les erreurs.',
    featuresIntro: 'Quatre choses qu’un portefeuille doit bien faire, et rien entre elles et vous.',
    testimonials: 'Ce que l’on pourrait en dire.',
    testimonialsIntro:
      'Des témoignages fictifs, signés d’un profil plutôt que d’un nom\u202f: ceci est une démo, et elle n’a pas de clients à citer.',
  },
  LanguageProvider: {
    missing: 'Impossible de charger la langue. Vérifiez votre connexion, puis réessayez.',
  },
  LateMenu: {
    failed: 'Impossible d’afficher «\u202f{name}\u202f».',
    offline: 'Vous êtes hors ligne.',
    retry: 'Réessayer',
    reload: 'Recharger la page',
  },
  NotFoundPage: {
    title: 'Page introuvable',
    text: 'Il n’y a rien à cette adresse. La page a peut-être été déplacée, ou l’adresse contient une faute de frappe.',
    home: 'Aller à la page d’accueil',
  },
  OlderTransactions: {
    partial:
      'Les opérations plus anciennes ne sont pas encore chargées. La recherche, les totaux et le fichier enregistré ne les comprennent pas.',
    load: 'Charger les opérations plus anciennes',
    failed: 'Les opérations plus anciennes n’ont pas pu être chargées.',
  },
  OtherTabNotice: {
    replaced: 'Les données de cet appareil ont été remplacées dans un autre onglet.',
    erased: 'Les données de cet appareil ont été effacées dans un autre onglet.',
    kept: 'Un autre onglet conserve maintenant des portefeuilles sur cet appareil. Ils sont affichés ici.',
  },
  PageNames: {
    home: 'Accueil',
    wallet: 'Portefeuille',
    payments: 'Paiements',
    exchange: 'Échange',
    settings: 'Paramètres',
    history: 'Historique',
  },
  PagePart: {
    failed: 'Impossible d’afficher «\u202f{name}\u202f».',
  },
  PaymentsPage: {
    title: 'Paiements',
    actions: 'Actions rapides',
    transactions: 'Dernières opérations',
    contacts: 'Contacts',
  },
  PrivacyPage: {
    title: 'Confidentialité',
    intro:
      'Ce que cette démo sait de vous\u202f: votre mode d’affichage préféré, votre langue, et ce que vous choisissez de conserver sur votre appareil.',
    stored: 'Ce qui est enregistré',
    storedWords:
      'Deux mots tout au plus, sur votre propre appareil\u202f: le mode que vous avez choisi, clair ou sombre, et la langue. Ils sont conservés dans le stockage local du navigateur, sous les clés «\u202ftheme\u202f» et «\u202fflorin.language\u202f». Ils disparaissent si vous effacez les données de ce site.',
    storedByChoice:
      'Davantage seulement si vous activez «\u202fConserver mes portefeuilles sur cet appareil\u202f»\u202f: vos portefeuilles, leur historique, vos contacts et vos choix sont alors conservés dans l’IndexedDB de votre navigateur, avec quelques marques dans son stockage local dont les clés commencent par «\u202fflorin.\u202f». Ils ne quittent pas l’appareil. La désactivation les efface.',
    storedFiles:
      'Le navigateur garde aussi une copie des fichiers de cette application, pour qu’elle s’ouvre sans connexion. Cette copie ne contient rien sur vous.',
    sent: 'Ce qui est envoyé',
    sentNothing:
      'Rien de ce que vous faites ici. Le portefeuille n’a pas de serveur auquel l’envoyer, et il n’envoie pas d’e-mails.',
    sentForms:
      'Ce que vous saisissez dans un formulaire reste sur cette page et disparaît lorsque vous la rechargez, sauf si vous conservez vos portefeuilles sur cet appareil.',
    others: 'Qui d’autre intervient',
    othersNobody:
      'Personne. Il n’y a ni cookies, ni mesure d’audience, ni publicité, et les polices et les images proviennent du même endroit que la page elle-même.',
    othersHost:
      'Comme pour tout site web, l’hébergeur peut garder une trace des adresses demandées. Une telle adresse contient le nom d’une page, l’identifiant d’une opération ou un lien de paiement ouvert par une autre application. Vos recherches, vos filtres et les liens de paiement que vous collez ne font jamais partie d’une requête.',
  },
  ProfilePage: {
    title: 'Profil',
    profile: 'Votre profil',
    security: 'Fonctions de sécurité',
    statistics: 'Statistiques',
    transactions: 'opérations',
    currencies: 'devises',
    daysActive: 'jours d’activité',
    successRate: 'taux de réussite',
  },
  ReceivePlaceholder: {
    missing: 'Les adresses ne peuvent pas être affichées ici.',
  },
  ReceiveSheet: {
    title: 'Recevoir',
  },
  RouteErrorPage: {
    unexpected: 'Erreur inattendue de l’application\u202f!',
    unexpectedTitle: 'Erreur',
    unexpectedText: 'Une erreur s’est produite lors de l’affichage de cette page.',
    advice: 'Réessayez ou allez à la page d’accueil.',
    missingText: 'Impossible de charger cette page. Vérifiez votre connexion, puis réessayez.',
    home: 'Aller à la page d’accueil',
  },
  OutcomeNotice: {
    sent: 'Envoi effectué\u202f: {amount} à {recipient}',
    sentHidden: 'Envoi à {recipient} effectué',
    exchanged: 'Échange effectué\u202f: {given} contre {received}',
    notSent: 'Le paiement à {recipient} n’a pas été effectué.',
    notExchanged: 'L’échange de {from} en {to} n’a pas été effectué.',
    receipt: 'Voir le reçu',
  },
  SendSheet: { title: 'Envoyer' },
  SettingsMenu: {
    account: 'Compte',
    profile: 'Paramètres du profil',
    notifications: 'Notifications',
    security: 'Sécurité',
    biometrics: 'Authentification biométrique',
    twoFactor: 'Authentification à deux facteurs',
    privacy: 'Paramètres de confidentialité',
    preferences: 'Préférences',
    darkMode: 'Mode sombre',
    language: 'Langue (Language)',
    data: 'Données et sauvegarde',
    support: 'Assistance',
    help: 'Aide et assistance',
  },
  SettingsPage: {
    title: 'Paramètres',
    profile: 'Votre profil',
    settings: 'Paramètres',
    signOut: 'Se déconnecter',
  },
  SigninPage: {
    title: 'Connexion',
    heading: 'Bon retour parmi nous',
    intro: 'Connectez-vous pour ouvrir votre portefeuille.',
    biometrics: 'Se connecter par biométrie',
    orEmail: 'ou avec votre adresse e-mail',
    demo: 'Essayer le compte de démonstration',
    newHere: 'Première visite\u202f? {link}',
    signUp: 'Ouvrir un compte',
  },
  SignupPage: {
    title: 'Ouvrir un compte',
    heading: 'Ouvrez votre compte',
    intro: 'Un seul portefeuille pour toutes vos devises.',
    already: 'Vous avez déjà un compte\u202f? {link}',
    signIn: 'Se connecter',
  },
  TermsPage: {
    title: 'Conditions générales',
    intro: 'Elles sont courtes, car il y a peu de choses à accepter.',
    demo: 'Ceci est une démo',
    demoText:
      'Elle montre à quoi pourrait ressembler un portefeuille multidevise et comment il pourrait fonctionner. Ce n’est ni une banque, ni un service de paiement, ni une plateforme d’échange.',
    noMoney: 'Elle ne détient pas d’argent',
    noMoneyText:
      'Tous les soldes, taux et opérations sont des données fictives. Un envoi ou un échange modifie des chiffres sur cette page, et rien d’autre. Veuillez ne rien envoyer aux adresses affichées.',
    reload:
      'Rechargez la page, et tout revient à son point de départ, sauf si vous conservez vos portefeuilles sur cet appareil.',
    account: 'Un compte pour tous',
    accountText:
      'Le compte de démonstration est ouvert à tous. Ne saisissez pas ici un mot de passe que vous utilisez ailleurs.',
    promises: 'Aucune promesse',
    promisesText:
      'Ce que vante la page d’accueil décrit le produit imaginé ici. La démo est fournie telle quelle, gratuitement et sans garantie d’aucune sorte.',
  },
  TransactionActions: {
    again: 'Envoyer à nouveau',
    save: 'Enregistrer comme contact',
    print: 'Imprimer le reçu',
    share: 'Partager',
    hidden:
      'Le reçu contiendrait vos montants. Affichez votre solde pour l’imprimer ou le partager.',
  },
  TransactionPage: {
    title: 'Opération',
    details: 'Opération',
    actions: 'Actions',
    notFound: 'Opération introuvable',
    missing: 'Ce portefeuille ne contient pas cette opération',
    missingText:
      'Elle appartient peut-être à un autre portefeuille. L’historique contient toutes les opérations de celui-ci.',
  },
  WalletPage: {
    title: 'Portefeuille',
    balance: 'Solde total',
    network: 'Réseau',
    currencies: 'Devises',
    shares: 'Où se trouve votre argent',
  },
  WalletNames: {
    personal: 'Portefeuille personnel',
    business: 'Portefeuille professionnel',
    savings: 'Portefeuille épargne',
  },
  AuthActions: {
    wrongPair: 'Adresse e-mail ou mot de passe incorrect. Veuillez réessayer.',
    failed: 'Une erreur s’est produite. Veuillez réessayer.',
    accountFailed: 'L’ouverture du compte a échoué. Veuillez réessayer.',
    accountsMissing: 'Il n’est pas possible d’ouvrir un compte ici.',
    biometricsRefused: 'L’authentification biométrique a échoué. Veuillez réessayer.',
    biometricsMissing: 'L’authentification biométrique n’est pas disponible.',
    demoFailed: 'La connexion au compte de démonstration a échoué. Veuillez réessayer.',
  },
};
