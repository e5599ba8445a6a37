import { ptBR as components } from '../../messages/pt-BR';
import type { CompleteMessages } from '../english';

/** Portuguese as it is written in Brazil, with `você`. */
export const ptBR: CompleteMessages = {
  ...components,
  AppFrame: {
    home: 'Início',
    wallet: 'Carteira',
    payments: 'Pagamentos',
    exchange: 'Conversão',
    settings: 'Configurações',
    menu: 'Menu',
    profileMenu: 'Menu do perfil',
    notifications: 'Notificações',
  },
  ConnectedContacts: {
    add: 'Adicionar contato',
    search: 'Buscar contatos',
    count: '{count, plural, one {# contato} many {# de contatos} other {# contatos}}',
    removed: 'Contato removido',
    undo: 'Desfazer',
    sheet: 'Contato',
  },
  ConnectedHolding: {
    title: 'Seu saldo',
    available: 'Disponível: {amount}',
    worth: 'Valor {amount}',
    send: 'Enviar',
    receive: 'Receber',
    exchange: 'Converter',
  },
  ConnectedPriceChart: {
    title: 'Preço',
    day: '24\u00a0h',
  },
  ConnectedQuickActions: {
    send: 'Enviar',
    receive: 'Receber',
    scan: 'O leitor de QR Code não está disponível nesta demo',
  },
  ConnectedSideMenu: {
    contacts: 'Contatos',
    help: 'A seção de ajuda e suporte chega em breve!',
    notifications: 'As notificações chegam em breve!',
    feedback: 'O envio de feedback chega em breve!',
    customer: 'O atendimento ao cliente chega em breve!',
  },
  ConnectedSiteHeader: {
    menu: 'Menu da conta',
    notifications: 'Notificações',
  },
  ConnectedWalletSwitcher: {
    create: 'Criar nova carteira',
    notHere: 'Não é possível criar carteiras aqui.',
  },
  ContactSheet: {
    add: 'Adicionar contato',
    edit: 'Editar contato',
  },
  ContactsPage: {
    title: 'Contatos',
  },
  CurrencyPage: {
    title: 'Moeda desconhecida',
    unknown: 'A carteira não tem moeda com esse nome. O endereço pode estar errado.',
    wallet: 'Ir para a carteira',
    balance: 'Seu saldo',
    price: 'Preço',
    transactions: 'Últimas transações',
  },
  ExchangePage: {
    title: 'Conversão',
    form: 'Conversão',
    trends: 'Tendências do mercado',
  },
  ExportButton: {
    export: 'Exportar CSV',
    hidden: 'O arquivo conteria seus valores. Mostre o saldo para exportá-lo.',
    failed: 'Não foi possível salvar o arquivo. Tente novamente.',
    date: 'Data',
    type: 'Tipo',
    direction: 'Direção',
    status: 'Status',
    description: 'Descrição',
    amount: 'Valor',
    currency: 'Moeda',
    fee: 'Tarifa',
    from: 'De',
    to: 'Para',
    id: 'Id',
  },
  FailedSurface: {
    close: 'Fechar',
    missing: 'Não foi possível carregar “{name}”. Verifique sua conexão e tente novamente.',
    failed: 'Não foi possível exibir “{name}”.',
  },
  ForgotPasswordPage: {
    title: 'Esqueci minha senha',
    intro: 'Informe o e-mail que você usa para entrar.',
    answer: 'Nada foi enviado',
    noServer:
      'Uma carteira com servidor enviaria agora uma mensagem para este e-mail, se houvesse uma conta vinculada a ele. Esta demo não tem servidor, não envia e-mails e não guardou o que você digitou.',
    openAccount: 'A conta de demonstração está aberta a todos. A senha aparece na página de login.',
    back: 'Voltar ao login',
  },
  HistoryPage: {
    title: 'Histórico',
  },
  HistoryResults: {
    none: 'Nenhuma transação encontrada',
    noneText: 'Nada nesta carteira corresponde à sua busca.',
    clear: 'Limpar filtros',
    empty: 'Nenhuma transação ainda',
    emptyText: 'O que você enviar, receber e converter aparecerá aqui.',
    receive: 'Receber',
  },
  HistorySearch: {
    search: 'Buscar transações',
    filters: 'Filtros',
    ignored: 'O histórico não conhece esta parte do endereço e a ignora: {values}',
  },
  HistorySummary: {
    count: '{count, plural, one {# transação} many {# de transações} other {# transações}}',
    in: 'Entradas {amount}',
    out: 'Saídas {amount}',
    leftOut: 'Não contadas por completo: {count}',
  },
  HomePage: {
    title: 'Início',
    balance: 'Saldo total',
    actions: 'Ações rápidas',
    transactions: 'Últimas transações',
  },
  LandingPage: {
    title: 'Todo o seu dinheiro em uma só carteira',
    features: 'Feita como se faz dinheiro: com precisão e pouca margem para erro.',
    featuresIntro: 'Quatro coisas que uma carteira precisa fazer bem, sem nada entre você e elas.',
    testimonials: 'O que as pessoas poderiam dizer.',
    testimonialsIntro:
      'Depoimentos de exemplo, assinados apenas com a ocupação: esta é uma demo e não tem clientes para citar.',
  },
  LanguageProvider: {
    missing: 'Não foi possível carregar o idioma. Verifique sua conexão e tente novamente.',
  },
  NotFoundPage: {
    title: 'Página não encontrada',
    text: 'Não há nada neste endereço. A página pode ter mudado de lugar, ou o endereço pode ter sido digitado incorretamente.',
    home: 'Ir para a página inicial',
  },
  OlderTransactions: {
    partial:
      'As transações mais antigas ainda não foram carregadas. A busca, as somas e o arquivo salvo não as incluem.',
    load: 'Carregar transações mais antigas',
    failed: 'Não foi possível carregar as transações mais antigas.',
  },
  PagePart: {
    failed: 'Não foi possível exibir “{name}”.',
  },
  PaymentsPage: {
    title: 'Pagamentos',
    actions: 'Ações rápidas',
    transactions: 'Últimas transações',
  },
  PrivacyPage: {
    title: 'Privacidade',
    intro: 'O que esta demo sabe sobre você: seu tema preferido e seu idioma.',
    stored: 'O que é armazenado',
    storedWords:
      'No máximo duas palavras, no seu próprio dispositivo: o tema que você escolheu, claro ou escuro, e o idioma. Elas ficam no armazenamento local do navegador, nas chaves “theme” e “florin.language”. Para removê-las, limpe os dados deste site.',
    sent: 'O que é enviado',
    sentNothing:
      'Nada do que você faz aqui. A carteira não tem um servidor que receba esses dados e não envia e-mails.',
    sentForms:
      'O que você digita em um formulário fica nesta página e desaparece quando você a recarrega.',
    others: 'Quem mais está aqui',
    othersNobody:
      'Ninguém. Não há cookies, ferramentas de análise nem anúncios, e as fontes e imagens vêm do mesmo lugar que a própria página.',
    othersHost:
      'Como em qualquer site, o serviço que hospeda estes arquivos pode registrar os endereços solicitados. Um endereço desses contém o nome de uma página, o identificador de uma transação ou um link de pagamento aberto por outro aplicativo. O que você busca ou filtra e os links de pagamento que você cola nunca fazem parte de uma solicitação.',
  },
  ProfilePage: {
    title: 'Perfil',
    profile: 'Seu perfil',
    security: 'Recursos de segurança',
    statistics: 'Estatísticas',
    transactions: 'transações',
    currencies: 'moedas',
    daysActive: 'dias de atividade',
    successRate: 'taxa de sucesso',
  },
  ReceiveSheet: {
    title: 'Receber',
  },
  RouteErrorPage: {
    unexpected: 'Erro inesperado no aplicativo!',
    unexpectedTitle: 'Erro',
    unexpectedText: 'Algo deu errado ao exibir esta página.',
    advice: 'Tente novamente ou vá para a página inicial.',
    missingText: 'Não foi possível carregar esta página. Verifique sua conexão e tente novamente.',
    home: 'Ir para a página inicial',
  },
  SendSheet: {
    title: 'Enviar',
    sent: 'Você enviou {amount} para {recipient}',
    sentHidden: 'Valor enviado para {recipient}',
  },
  SettingsMenu: {
    account: 'Conta',
    profile: 'Configurações do perfil',
    notifications: 'Notificações',
    security: 'Segurança',
    biometrics: 'Autenticação biométrica',
    twoFactor: 'Autenticação de dois fatores',
    privacy: 'Configurações de privacidade',
    preferences: 'Preferências',
    darkMode: 'Modo escuro',
    language: 'Idioma (Language)',
    support: 'Suporte',
    help: 'Ajuda e suporte',
  },
  SettingsPage: {
    title: 'Configurações',
    profile: 'Seu perfil',
    settings: 'Configurações',
    signOut: 'Sair',
  },
  SigninPage: {
    title: 'Entrar',
    heading: 'Que bom ter você de volta',
    intro: 'Entre para abrir sua carteira.',
    biometrics: 'Entrar com biometria',
    orEmail: 'ou com seu e-mail',
    demo: 'Testar a conta de demonstração',
    newHere: 'Ainda não tem conta? {link}',
    signUp: 'Abrir conta',
  },
  SignupPage: {
    title: 'Abrir conta',
    heading: 'Abra sua conta',
    intro: 'Uma só carteira para todas as suas moedas.',
    already: 'Já tem uma conta? {link}',
    signIn: 'Entrar',
  },
  TermsPage: {
    title: 'Termos',
    intro: 'São curtos, porque há pouco a aceitar.',
    demo: 'Esta é uma demo',
    demoText:
      'Esta carteira mostra como uma carteira multimoeda poderia ser e funcionar. Ela não é um banco, nem um serviço de pagamentos, nem uma corretora.',
    noMoney: 'Ela não guarda dinheiro',
    noMoneyText:
      'Todos os saldos, cotações e transações são dados de exemplo. Envios e conversões só alteram números nesta página. Não envie nada para os endereços exibidos nela.',
    reload: 'Recarregue a página, e tudo volta ao ponto de partida.',
    account: 'Uma conta para todos',
    accountText:
      'A conta de demonstração está aberta a todos. Não digite aqui uma senha que você usa em outro lugar.',
    promises: 'Sem promessas',
    promisesText:
      'O que a página inicial anuncia descreve o produto imaginado aqui. A demo é oferecida no estado em que se encontra, gratuitamente e sem garantia de qualquer tipo.',
  },
  TransactionActions: {
    again: 'Enviar novamente',
    save: 'Salvar como contato',
    print: 'Imprimir recibo',
    share: 'Compartilhar',
  },
  TransactionPage: {
    title: 'Transação',
    details: 'Transação',
    actions: 'Ações',
    history: 'Histórico',
    back: 'Voltar ao histórico',
    notFound: 'Transação não encontrada',
    missing: 'Esta carteira não tem essa transação',
    missingText: 'Ela pode ser de outra carteira. O histórico mostra todas as transações desta.',
  },
  WalletPage: {
    title: 'Carteira',
    balance: 'Saldo total',
    network: 'Rede',
    currencies: 'Moedas',
    shares: 'Onde está seu dinheiro',
  },
  WaysIn: {
    wrongPair: 'E-mail ou senha inválidos. Tente novamente.',
    failed: 'Ocorreu um erro. Tente novamente.',
    accountFailed: 'Não foi possível abrir a conta. Tente novamente.',
    biometricsRefused: 'A autenticação biométrica falhou. Tente novamente.',
    biometricsMissing: 'A autenticação biométrica não está disponível.',
    demoFailed: 'Não foi possível entrar na conta de demonstração. Tente novamente.',
  },
};
