import { es as demo } from '../../components/demo/messages/es';
import { es as components } from '../../messages/es';
import type { SomeMessages } from '../../components/english';

/** Spanish, with the formal address, in words used both in Spain and in Latin America. */
export const es: SomeMessages = {
  ...components,
  ...demo,
  AppFrame: {
    menu: 'Menú',
    profileMenu: 'Menú del perfil',
    notifications: 'Notificaciones',
  },
  ContactBook: {
    lost: 'Estos contactos desaparecen al recargar la página.',
    data: 'Datos y copia de seguridad',
    add: 'Añadir contacto',
    search: 'Buscar contactos',
    count: '{count, plural, one {# contacto} many {# de contactos} other {# contactos}}',
  },
  ConnectedContactList: {
    edit: 'Editar contacto',
    add: 'Añadir contacto',
    removed: 'Contacto eliminado',
    undo: 'Deshacer',
  },
  Holding: {
    title: 'Su saldo',
    available: 'Disponible: {amount}',
    worth: 'Valor {amount}',
    send: 'Enviar',
    receive: 'Recibir',
    exchange: 'Convertir',
  },
  PricePanel: {
    title: 'Precio',
  },
  ConnectedSparkline: {
    course: 'El total de las últimas 24 horas, desde {before} hasta ahora',
  },
  ConnectedQuickActions: {
    send: 'Enviar',
    receive: 'Recibir',
    scan: 'El lector de códigos QR no está disponible en la demo',
  },
  ConnectedSideMenu: {
    help: '¡La ayuda y el soporte estarán disponibles pronto!',
    notifications: '¡Las notificaciones estarán disponibles pronto!',
    feedback: '¡Pronto podrá enviar comentarios!',
    customer: '¡La atención al cliente estará disponible pronto!',
  },
  ConnectedSiteHeader: {
    notifications: 'Notificaciones',
  },
  ConnectedWalletSwitcher: {
    create: 'Crear una billetera',
    notHere: 'Aquí no se pueden crear billeteras.',
    created: 'Billetera {name} creada',
    open: 'Abrir',
  },
  ContactSheet: {
    add: 'Añadir contacto',
    edit: 'Editar contacto',
    duplicate: 'Este contacto ya está guardado',
    discardNew: '¿Descartar este contacto?',
    discardChanges: '¿Descartar los cambios?',
  },
  ConnectedDoubts: { name: 'Pagos sin confirmar' },
  ContactsPage: {
    title: 'Contactos',
  },
  CurrencyPage: {
    title: 'Moneda desconocida',
    unknown:
      'La billetera no tiene ninguna moneda con ese nombre. Puede que la dirección esté mal escrita.',
    wallet: 'Ir a la billetera',
    balance: 'Su saldo',
    price: 'Precio',
    transactions: 'Últimos movimientos',
  },
  PassphraseForm: {
    current: 'Frase de contraseña actual',
    currentSubject: 'la frase de contraseña actual',
    next: 'Nueva frase de contraseña',
    nextSubject: 'la nueva frase de contraseña',
    missing: 'Introduzca una frase de contraseña',
    tooShort: 'Al menos {least} caracteres',
    tooLong: '{most} caracteres como máximo',
    different: 'Las frases de contraseña no coinciden',
    cancel: 'Cancelar',
    missingCurrent: 'Introduzca su frase de contraseña',
  },
  ChooseBackup: {
    cancel: 'Cancelar',
    choose:
      'Elija una copia que haya exportado esta aplicación. Antes de reemplazar nada, verá qué contiene.',
    file: 'Elegir un archivo',
    checking: 'Comprobando la copia…',
  },
  BackupComparison: {
    device: 'Este dispositivo',
    exportBackup: 'Exportar copia de seguridad',
    replaces:
      'La copia reemplaza todos los datos de este dispositivo. No se le añade nada de este dispositivo.',
    warning: 'Si va a necesitar los datos de este dispositivo, exporte antes una copia de ellos.',
    untouched: 'Este dispositivo solo tiene las billeteras de ejemplo, que la copia reemplaza.',
    keeps:
      'Sus billeteras se conservan en este dispositivo a partir de ahora. Puede desactivarlo después, lo que las borra.',
    caption: 'Este dispositivo y la copia de seguridad',
    theBackup: 'Copia de seguridad',
    wallets: 'Billeteras',
    transactions: 'Movimientos',
    contacts: 'Contactos',
    newestPayment: 'Pago más reciente',
    none: 'Ninguno',
    total: 'Total',
  },
  DataTaskText: {
    keepText:
      'Con una frase de contraseña, sus billeteras se cifran en este dispositivo, y la introduce para desbloquearlas. Elíjala ahora: lo que se guarda sin ella puede seguir siendo legible en los archivos del navegador.',
    forgotten:
      'Si olvida la frase de contraseña, los datos de este dispositivo se pierden: no se pueden recuperar. Exporte una copia de seguridad y guárdela en un lugar seguro.',
    setText:
      'Sus billeteras se cifran en este dispositivo con una frase de contraseña. La introduce para desbloquearlas. Lo que se guardó antes puede seguir siendo legible durante un tiempo en los archivos del navegador.',
    timeText: 'Introduzca su frase de contraseña para cambiar cuándo se bloquean sus datos.',
    removeText: 'Sin bloqueo, sus datos se descifran: quien use este dispositivo puede leerlos.',
    changeText: 'A partir de ahora, solo la nueva frase de contraseña desbloquea sus datos.',
    exportText:
      'Un solo archivo con sus billeteras, su historial, sus contactos y sus preferencias.',
    exportLocked:
      'Sus datos están cifrados en este dispositivo. Cifre también el archivo: sin una frase de contraseña, cualquiera que lo tenga puede leerlo.',
    eraseText:
      'Se eliminan de este dispositivo sus billeteras, su historial, sus contactos y sus preferencias. Las billeteras de ejemplo empiezan de nuevo.',
    eraseMemory:
      'Sus billeteras empiezan de nuevo como billeteras de ejemplo, sin sus pagos y sin contactos.',
    eraseFinal:
      'Esto no se puede deshacer. Solo una copia de seguridad exportada puede recuperar sus billeteras.',
  },
  LockedData: {
    erase: 'Borrar todo',
    lockedText: 'Sus billeteras están cifradas en este dispositivo.',
    unlock: 'Desbloquear',
    waitFor: 'Puede intentarlo de nuevo en {seconds} s.',
    tryNow: 'Ya puede intentarlo de nuevo.',
    forgot: '¿Olvidó su frase de contraseña?',
    noWay:
      'Sin la frase de contraseña, nadie puede recuperar estos datos. Puede borrarlos y empezar de nuevo, y luego importar una copia de seguridad si la tiene.',
  },
  UnusableData: {
    exportRaw: 'Exportar datos sin procesar',
    erase: 'Borrar todo',
    unusable: 'No podemos abrir sus datos',
    retry: 'Intentar de nuevo',
    reload: 'Recargar la página',
  },
  DataSettings: {
    title: 'Datos y copia de seguridad',
    device: 'Este dispositivo',
    keep: 'Conservar mis billeteras en este dispositivo',
    off: 'Desactivado: al recargar la página se borran sus billeteras, pagos y contactos.',
    persistent: 'El navegador ha prometido conservarlos hasta que usted los borre.',
    evictable:
      'El navegador puede eliminarlos cuando necesite espacio. Exporte una copia de vez en cuando.',
    keepLocked: 'Conservar con bloqueo',
    keepWithout: 'Conservar sin bloqueo',
    keepDone: 'Sus billeteras se conservan en este dispositivo.',
    lock: 'Bloqueo',
    after: 'Bloquear después de',
    never: 'Nunca',
    notKept: 'Para usar un bloqueo, primero conserve sus billeteras en este dispositivo.',
    open: 'Sin bloqueo, sus datos no están cifrados en este dispositivo.',
    encrypted: 'Sus datos están cifrados en este dispositivo con su frase de contraseña.',
    now: 'Bloquear ahora',
    change: 'Cambiar frase de contraseña',
    set: 'Establecer frase de contraseña',
    setDone: 'Sus datos ya están cifrados.',
    time: 'Cambiar',
    timeDone: 'Sus datos se bloquean tras {time} sin uso.',
    remove: 'Quitar el bloqueo',
    removeDone: 'Sus datos ya no están cifrados, y la frase de contraseña ya no hace falta.',
    changeDone: 'Se cambió la frase de contraseña.',
    backup: 'Copia de seguridad',
    exportBackup: 'Exportar copia de seguridad',
    importBackup: 'Importar copia de seguridad',
    exportRaw: 'Exportar datos sin procesar',
    encrypt: 'Cifrar con una frase de contraseña',
    export: 'Exportar',
    exportWithout: 'Exportar sin cifrar',
    saved: 'Guardado como {name}',
    imported: 'En este dispositivo hay {wallets} y {transactions}.',
    importedWallets:
      '{count, plural, one {# billetera} many {# de billeteras} other {# billeteras}}',
    importedTransactions:
      '{count, plural, one {# movimiento} many {# de movimientos} other {# movimientos}}',
    erase: 'Borrar todo',
    eraseDone: 'Se borró todo.',
    locked: 'Bloqueado',
    problem: 'Problema con los datos',
    isEncrypted: 'Esta copia está cifrada.',
    continue: 'Continuar',
    keepsLocked: 'Cifrarlas con una frase de contraseña y bloquearlas tras 5 minutos sin uso',
    replace: 'Reemplazar',
    encryptHint: 'Sin ella nadie puede abrir el archivo, ni siquiera usted.',
  },
  KeptRefusal: {
    callFailed: 'Se produjo un error. Inténtelo de nuevo.',
    unavailable:
      'Este navegador no puede leer ni guardar datos de esta aplicación en este momento. No ha cambiado nada.',
    'newer-version':
      'Una versión más nueva de esta aplicación guardó sus datos. Están a salvo y no ha cambiado nada. Recargue la página para obtener esa versión.',
    lost: 'Sus datos ya no están en este dispositivo: se eliminaron, por ejemplo porque el navegador necesitaba espacio. Si tiene una copia de seguridad, borre todo para empezar de nuevo e impórtela.',
    closed:
      'Se cerró la conexión con sus datos, porque otra pestaña los eliminó o usa una versión más nueva. No se ha sobrescrito nada. Recargue la página.',
    'no-space':
      'No queda espacio en este dispositivo. Sus datos están como antes. Libere espacio e inténtelo de nuevo.',
    damaged:
      'Una parte de sus datos está dañada, así que no se muestra nada de ellos. No se ha sobrescrito nada. Exporte los datos sin procesar antes de borrar algo: el archivo contiene todos los registros, pero no se puede importar.',
    locked:
      'Sus datos están cifrados y esta pestaña no puede leerlos. Recargue la página para desbloquearlos.',
    'in-doubt':
      'Un pago o un cambio aún no está confirmado. No ha cambiado nada. Inténtelo de nuevo cuando se conozca el resultado.',
    found:
      'Otra pestaña ya conserva billeteras en este dispositivo. Ahora se muestran, y las de esta pestaña no se han conservado.',
    replaced:
      'Sus datos se reemplazaron, borraron o bloquearon en otra pestaña. No ha cambiado nada más.',
    'wrong-passphrase': 'Esta frase de contraseña es incorrecta. Inténtelo de nuevo.',
    waiting: 'Esto espera a que terminen los pagos en curso.',
    wait: 'Espere antes de intentarlo de nuevo.',
    'not-a-backup':
      'Este archivo no es una copia de seguridad de esta aplicación. No ha cambiado nada.',
    'newer-version-backup':
      'Una versión más nueva de esta aplicación hizo esta copia. Recargue la página para obtener esa versión e inténtelo de nuevo. No ha cambiado nada.',
    'too-large':
      'Este archivo es demasiado grande para una copia de seguridad. No ha cambiado nada.',
    'damaged-backup':
      'Esta copia está dañada o fue modificada, así que no se importa nada de ella. No ha cambiado nada.',
    'not-saved': 'No se pudo guardar el archivo. Inténtelo de nuevo.',
    unreadable: 'Ahora no se pueden leer sus datos.',
  },
  ExchangePage: {
    title: 'Conversión',
    form: 'Conversión de monedas',
    trends: 'Tendencias del mercado',
  },
  ExportButton: {
    export: 'Exportar CSV',
    hidden: 'El archivo contendría sus importes. Muestre su saldo para exportarlo.',
  },
  ConnectedExportButton: {
    failed: 'No se pudo guardar el archivo. Inténtelo de nuevo.',
    filtered: 'filtrado',
    date: 'Fecha',
    type: 'Tipo',
    direction: 'Dirección',
    status: 'Estado',
    description: 'Concepto',
    amount: 'Importe',
    currency: 'Moneda',
    received: 'Recibido',
    receivedCurrency: 'Moneda recibida',
    fee: 'Comisión',
    from: 'De',
    to: 'A',
    id: 'Id',
  },
  ForgotPasswordPage: {
    title: '¿Olvidó su contraseña?',
    intro: 'Indique el correo electrónico con el que inicia sesión.',
    answer: 'No se envió nada',
    noServer:
      'Una billetera con servidor escribiría ahora a esta dirección, si hubiera una cuenta asociada a ella. Esta demo no tiene servidor, no envía correos y no guardó lo que usted escribió.',
    openAccount:
      'La cuenta de demostración está abierta a todos. Su contraseña aparece en la página de inicio de sesión.',
    back: 'Volver al inicio de sesión',
  },
  HistoryPage: {
    title: 'Historial',
  },
  EmptyHistory: {
    none: 'No se encontraron movimientos',
    noneText: 'Nada en esta billetera coincide con su búsqueda.',
    clear: 'Borrar filtros',
    empty: 'Aún no hay movimientos',
    emptyText: 'Aquí aparecerá lo que envíe, reciba y convierta.',
    receive: 'Recibir',
  },
  HistorySearch: {
    search: 'Buscar movimientos',
    filters: 'Filtros',
    ignored: 'El historial no conoce esta parte de la dirección y la omite: {values}',
  },
  HistorySummary: {
    totals: 'Totales',
    count: '{count, plural, one {# movimiento} many {# de movimientos} other {# movimientos}}',
    completed: 'Totales, solo completados',
    currency: 'Moneda',
    in: 'Entradas',
    out: 'Salidas',
    leftOut: 'No contados por completo: {count}',
  },
  HomePage: {
    title: 'Inicio',
    balance: 'Saldo total',
    actions: 'Acciones rápidas',
    transactions: 'Últimos movimientos',
  },
  LandingPage: {
    title: 'Todo su dinero en una sola billetera',
    features: 'Precisa, como exige el dinero, y pensada para evitar errores.',
    featuresIntro: 'Cuatro cosas que una billetera debe hacer bien, y nada que se interponga.',
    testimonials: 'Lo que la gente podría decir.',
    testimonialsIntro:
      'Testimonios de ejemplo, firmados con un perfil en lugar de un nombre: esto es una demo y no tiene clientes a quienes citar.',
  },
  LanguageProvider: {
    missing: 'No se pudo cargar el idioma. Revise su conexión e inténtelo de nuevo.',
  },
  LateMenu: {
    failed: 'No se pudo mostrar «{name}».',
    offline: 'No tiene conexión.',
    retry: 'Reintentar',
    reload: 'Recargar la página',
  },
  NotFoundPage: {
    title: 'Página no encontrada',
    text: 'No hay nada en esta dirección. Es posible que la página se haya movido o que la dirección esté mal escrita.',
    home: 'Ir a la página de inicio',
  },
  OlderTransactions: {
    partial:
      'Los movimientos anteriores aún no se han cargado. La búsqueda, las sumas y el archivo guardado no los incluyen.',
    load: 'Cargar movimientos anteriores',
    failed: 'No se han podido cargar los movimientos anteriores.',
  },
  OtherTabNotice: {
    replaced: 'Los datos de este dispositivo se reemplazaron en otra pestaña.',
    erased: 'Los datos de este dispositivo se borraron en otra pestaña.',
    kept: 'Otra pestaña conserva ahora billeteras en este dispositivo. Se muestran aquí.',
  },
  PageNames: {
    home: 'Inicio',
    wallet: 'Billetera',
    payments: 'Pagos',
    exchange: 'Conversión',
    settings: 'Ajustes',
    history: 'Historial',
  },
  PagePart: {
    failed: 'No se pudo mostrar «{name}».',
  },
  PaymentsPage: {
    title: 'Pagos',
    actions: 'Acciones rápidas',
    transactions: 'Últimos movimientos',
    contacts: 'Contactos',
  },
  PrivacyPage: {
    title: 'Privacidad',
    intro:
      'Lo que esta demo sabe de usted: qué modo de pantalla y qué idioma prefiere, y lo que usted decida conservar en su dispositivo.',
    stored: 'Qué se guarda',
    storedWords:
      'Dos palabras como máximo, en su propio dispositivo: si eligió el modo claro o el oscuro, y qué idioma. Se guardan en el almacenamiento local del navegador con las claves «theme» y «florin.language». Si borra los datos de este sitio, se eliminan.',
    storedByChoice:
      'Algo más solo si activa «Conservar mis billeteras en este dispositivo»: entonces sus billeteras, su historial, sus contactos y sus preferencias se conservan en la IndexedDB de su navegador, con algunas marcas en su almacenamiento local cuyas claves empiezan por «florin.». No salen del dispositivo. Al desactivarlo se borran.',
    storedFiles:
      'El navegador también guarda una copia de los archivos de esta aplicación, para que se abra sin conexión. Esa copia no contiene nada sobre usted.',
    sent: 'Qué se envía',
    sentNothing:
      'Nada de lo que usted hace aquí. La billetera no tiene un servidor al que enviarlo y no envía correos.',
    sentForms:
      'Lo que escribe en un formulario se queda en esta página y desaparece al recargarla, salvo que conserve sus billeteras en este dispositivo.',
    others: 'Quién más está aquí',
    othersNobody:
      'Nadie. No hay cookies, ni herramientas de análisis, ni publicidad, y las fuentes y las imágenes provienen del mismo lugar que la propia página.',
    othersHost:
      'Como en cualquier sitio web, el proveedor de alojamiento puede registrar qué direcciones se solicitan. Una dirección así contiene el nombre de una página, el identificador de un movimiento o un enlace de pago abierto por otra aplicación. Lo que usted busca o filtra y los enlaces de pago que pega nunca forman parte de una solicitud.',
  },
  ProfilePage: {
    title: 'Perfil',
    profile: 'Su perfil',
    security: 'Funciones de seguridad',
    statistics: 'Estadísticas',
    transactions: 'movimientos',
    currencies: 'monedas',
    daysActive: 'días de actividad',
    successRate: 'tasa de éxito',
  },
  ReceivePlaceholder: {
    missing: 'Aquí no se pueden mostrar direcciones.',
  },
  ReceiveSheet: {
    title: 'Recibir',
  },
  RouteErrorPage: {
    unexpected: '¡Error inesperado de la aplicación!',
    unexpectedTitle: 'Error',
    unexpectedText: 'Se produjo un error al mostrar esta página.',
    advice: 'Inténtelo de nuevo o vaya a la página de inicio.',
    missingText: 'No se pudo cargar esta página. Revise su conexión e inténtelo de nuevo.',
    home: 'Ir a la página de inicio',
  },
  OutcomeNotice: {
    sent: 'Envío realizado: {amount} a {recipient}',
    sentHidden: 'Envío a {recipient} realizado',
    exchanged: 'Conversión realizada: {given} a {received}',
    notSent: 'El pago a {recipient} no se ha realizado.',
    notExchanged: 'El cambio de {from} a {to} no se ha realizado.',
    receipt: 'Ver recibo',
  },
  SendSheet: { title: 'Enviar' },
  SettingsMenu: {
    account: 'Cuenta',
    profile: 'Ajustes del perfil',
    notifications: 'Notificaciones',
    security: 'Seguridad',
    biometrics: 'Autenticación biométrica',
    twoFactor: 'Autenticación de dos factores',
    privacy: 'Ajustes de privacidad',
    preferences: 'Preferencias',
    darkMode: 'Modo oscuro',
    language: 'Idioma (Language)',
    data: 'Datos y copia de seguridad',
    support: 'Soporte',
    help: 'Ayuda y soporte',
  },
  SettingsPage: {
    title: 'Ajustes',
    profile: 'Su perfil',
    settings: 'Ajustes',
    signOut: 'Cerrar sesión',
  },
  SigninPage: {
    title: 'Iniciar sesión',
    heading: 'Hola de nuevo',
    intro: 'Inicie sesión para abrir su billetera.',
    biometrics: 'Iniciar sesión con biometría',
    orEmail: 'o con su correo electrónico',
    demo: 'Probar la cuenta de demostración',
    newHere: '¿Es su primera visita? {link}',
    signUp: 'Abrir una cuenta',
  },
  SignupPage: {
    title: 'Abrir una cuenta',
    heading: 'Abra su cuenta',
    intro: 'Una sola billetera para todas sus monedas.',
    already: '¿Ya tiene una cuenta? {link}',
    signIn: 'Iniciar sesión',
  },
  TermsPage: {
    title: 'Términos y condiciones',
    intro: 'Son breves, porque hay poco que aceptar.',
    demo: 'Esto es una demo',
    demoText:
      'Muestra cómo podría verse y funcionar una billetera multimoneda. No es un banco, ni un servicio de pagos, ni una casa de cambio.',
    noMoney: 'No guarda dinero',
    noMoneyText:
      'Todos los saldos, tipos de cambio y movimientos son datos de ejemplo. Al enviar y convertir solo cambian números en esta página. No envíe nada a las direcciones que se muestran.',
    reload:
      'Recargue la página y todo volverá a estar como al principio, salvo que conserve sus billeteras en este dispositivo.',
    account: 'Una cuenta para todos',
    accountText:
      'La cuenta de demostración está abierta a todos. No escriba aquí una contraseña que use en otro lugar.',
    promises: 'Sin promesas',
    promisesText:
      'Lo que anuncia la página de inicio describe el producto que aquí se imagina. La demo se ofrece tal cual, gratis y sin garantía de ningún tipo.',
  },
  TransactionActions: {
    again: 'Enviar de nuevo',
    save: 'Guardar como contacto',
    print: 'Imprimir recibo',
    share: 'Compartir',
    hidden: 'El recibo contendría sus importes. Muestre su saldo para imprimirlo o compartirlo.',
  },
  TransactionPage: {
    title: 'Movimiento',
    details: 'Movimiento',
    actions: 'Acciones',
    notFound: 'Movimiento no encontrado',
    missing: 'Esta billetera no tiene ese movimiento',
    missingText:
      'Puede que sea de otra billetera. El historial muestra todos los movimientos de esta.',
  },
  WalletPage: {
    title: 'Billetera',
    balance: 'Saldo total',
    network: 'Red',
    currencies: 'Monedas',
    shares: 'Dónde está su dinero',
  },
  WalletNames: {
    personal: 'Billetera personal',
    business: 'Billetera de negocio',
    savings: 'Billetera de ahorro',
  },
  AuthActions: {
    wrongPair: 'Correo electrónico o contraseña incorrectos. Inténtelo de nuevo.',
    failed: 'Se produjo un error. Inténtelo de nuevo.',
    accountFailed: 'No se pudo abrir la cuenta. Inténtelo de nuevo.',
    accountsMissing: 'Aquí no se pueden abrir cuentas nuevas.',
    biometricsRefused: 'Falló la autenticación biométrica. Inténtelo de nuevo.',
    biometricsMissing: 'La autenticación biométrica no está disponible.',
    demoFailed: 'No se pudo iniciar sesión con la cuenta de demostración. Inténtelo de nuevo.',
  },
};
