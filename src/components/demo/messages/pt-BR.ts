import type { SomeMessages } from '../../english';

/** Portuguese as it is written in Brazil, with `você`. */
export const ptBR: SomeMessages = {
  AccountMenu: {
    signIn: 'Entrar',
    signUp: 'Abrir conta',
    lightMode: 'Modo claro',
    darkMode: 'Modo escuro',
    tryDemo: 'Testar a demo',
    profile: 'Perfil',
    openWallet: 'Abrir carteira',
    notifications: 'Notificações',
    settings: 'Ajustes',
    signOut: 'Sair',
  },
  Claims: { noFees: 'Sem mensalidade', noCard: 'Sem cartão de crédito' },
  ClosingCall: {
    title: 'Abra e explore.',
    text: 'A conta de demonstração está aberta a todos. O dinheiro é fictício: teste o que quiser, sem custo nenhum.',
    start: 'Começar agora',
  },
  DemoHint: {
    canOpen: 'Nesta demo, só é possível abrir esta conta:',
    canSignIn: 'Nesta demo, só é possível entrar com esta conta:',
    email: 'E-mail:',
    password: 'Senha:',
    fill: 'Preencher',
  },
  FeatureGrid: {
    walletTitle: 'Carteira multimoeda',
    walletText:
      'Dólar americano, euro, libra esterlina, Bitcoin, Ethereum e Cardano lado a lado, com um total que você entende de relance.',
    transfersTitle: 'Transferências instantâneas',
    transfersText:
      'Envie para um e-mail ou um endereço de carteira. Você vê o saldo disponível antes de enviar e o resultado logo depois.',
    exchangeTitle: 'Conversão integrada',
    exchangeText:
      'Converta uma moeda em outra com cotações em tempo real. O valor exibido é o valor creditado, até a sexta casa decimal.',
    securityTitle: 'Segurança de nível bancário',
    securityText:
      'Entre com a impressão digital ou o rosto e proteja o que importa com um segundo fator.',
    biometric: 'Acesso por biometria',
    twoFactor: 'Dois fatores (2FA)',
  },
  Hero: {
    title: 'Todo o seu dinheiro em uma carteira elegante.',
    text: 'Dólares, euros e libras ao lado de bitcoin, ether e ada. Guarde, envie e converta tudo em um só lugar.',
    start: 'Começar grátis',
    watch: 'Ver a demo',
  },
  HeroEmblem: { wallet: 'Carteira de exemplo' },
  SignupClaims: {
    title: 'Suas vantagens',
    wallet: 'Carteira multimoeda',
    transfers: 'Transferências instantâneas com tarifas baixas',
    security: 'Segurança de nível bancário',
    rates: 'Cotações em tempo real',
    biometric: 'Autenticação biométrica',
    support: 'Suporte 24 horas, todos os dias',
    users: 'Mais de 100 mil usuários confiam em nós',
    rating: 'Avaliação 4,9/5',
  },
  SiteFooter: {
    note: 'Uma demo: não guarda dinheiro, e os links destas colunas representam páginas que não existem. Eles levam a uma parte desta página ou ao topo dela.',
    product: 'Produto',
    features: 'Recursos',
    testimonials: 'Depoimentos',
    pricing: 'Preços',
    company: 'Empresa',
    about: 'Sobre nós',
    careers: 'Carreiras',
    press: 'Imprensa',
    support: 'Suporte',
    help: 'Central de ajuda',
    contact: 'Contato',
    status: 'Status do serviço',
    terms: 'Termos',
    privacy: 'Privacidade',
    catalogue: 'Catálogo de componentes',
  },
  SiteHeader: { menu: 'Menu da conta', openingDemo: 'Abrindo a conta de demonstração' },
  TestimonialList: {
    designer: 'Designer freelancer',
    designerQuote:
      'Meus clientes me pagam em três moedas. Vejo um total só e converto o que preciso, quando preciso.',
    owner: 'Lojista',
    ownerQuote:
      'O caixa da loja e as economias ficam em carteiras separadas. Fechar o dia leva um minuto.',
    student: 'Estudante no exterior',
    studentQuote:
      'Minha família envia libras, e meu aluguel é em euros. Sem mensalidade e sem cartão para mostrar.',
  },
};
