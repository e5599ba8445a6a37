import type { SomeMessages } from '../../english';

/** Spanish, with the formal address, in words that are used in both Spain and Latin America. */
export const es: SomeMessages = {
  AccountMenu: {
    signIn: 'Iniciar sesión',
    signUp: 'Abrir una cuenta',
    lightMode: 'Modo claro',
    darkMode: 'Modo oscuro',
    tryDemo: 'Probar la demo',
    profile: 'Perfil',
    openWallet: 'Abrir la billetera',
    notifications: 'Notificaciones',
    settings: 'Ajustes',
    signOut: 'Cerrar sesión',
  },
  Claims: { noFees: 'Sin comisiones mensuales', noCard: 'Sin tarjeta de crédito' },
  ClosingCall: {
    title: 'Ábrala y explore.',
    text: 'La cuenta de demostración está abierta a todos. El dinero es ficticio: pruebe lo que quiera, no le costará nada.',
    start: 'Empezar ahora',
  },
  DemoHint: {
    canOpen: 'En esta demo solo se puede abrir esta cuenta:',
    canSignIn: 'En esta demo solo se puede iniciar sesión con esta cuenta:',
    email: 'Correo electrónico:',
    password: 'Contraseña:',
    fill: 'Completar',
  },
  FeatureGrid: {
    walletTitle: 'Billetera multimoneda',
    walletText:
      'Dólar estadounidense, euro, libra esterlina, Bitcoin, Ethereum y Cardano en un mismo lugar, con un total que se entiende de un vistazo.',
    transfersTitle: 'Transferencias inmediatas',
    transfersText:
      'Envíe a un correo electrónico o a la dirección de una billetera. Antes de enviar verá el saldo disponible y, justo después, el resultado.',
    exchangeTitle: 'Conversión integrada',
    exchangeText:
      'Convierta una moneda en otra con tipos de cambio en tiempo real. El importe que ve es el que se le abona, hasta el sexto decimal.',
    securityTitle: 'Seguridad de nivel bancario',
    securityText:
      'Inicie sesión con su huella o su rostro y proteja lo importante con un segundo factor.',
    biometric: 'Acceso biométrico',
    twoFactor: 'Dos factores (2FA)',
  },
  Hero: {
    title: 'Todo su dinero, en una elegante billetera.',
    text: 'Dólares, euros y libras junto a bitcoin, ether y ada. Guarde, envíe y convierta todo en un solo lugar.',
    start: 'Empezar gratis',
    watch: 'Ver la demo',
  },
  HeroEmblem: { wallet: 'Billetera de ejemplo' },
  SignupClaims: {
    title: 'Sus ventajas',
    wallet: 'Billetera multimoneda',
    transfers: 'Transferencias inmediatas con comisiones bajas',
    security: 'Seguridad de nivel bancario',
    rates: 'Tipos de cambio en tiempo real',
    biometric: 'Autenticación biométrica',
    support: 'Soporte 24/7',
    users: 'Más de 100\u00a0000 usuarios confían en nosotros',
    rating: 'Calificación de 4,9/5',
  },
  SiteFooter: {
    note: 'Una demo: no guarda dinero, y los enlaces de estas columnas representan páginas que no existen. Llevan a una parte de esta página o a su inicio.',
    product: 'Producto',
    features: 'Funciones',
    testimonials: 'Testimonios',
    pricing: 'Precios',
    company: 'Empresa',
    about: 'Quiénes somos',
    careers: 'Empleo',
    press: 'Prensa',
    support: 'Soporte',
    help: 'Centro de ayuda',
    contact: 'Contacto',
    status: 'Estado del servicio',
    terms: 'Términos',
    privacy: 'Privacidad',
    catalogue: 'Catálogo de componentes',
  },
  SiteHeader: { menu: 'Menú de la cuenta', openingDemo: 'Abriendo la cuenta de demostración' },
  TestimonialList: {
    designer: 'Freelance de diseño',
    designerQuote:
      'Mis clientes me pagan en tres monedas. Veo un solo total y convierto lo que necesito cuando lo necesito.',
    owner: 'Comerciante',
    ownerQuote:
      'El negocio y los ahorros tienen cada uno su billetera. Cerrar el día me lleva un minuto.',
    student: 'Estudiante en el extranjero',
    studentQuote:
      'Mi familia envía libras y yo pago el alquiler en euros. Sin comisiones mensuales y sin tarjeta de por medio.',
  },
};
