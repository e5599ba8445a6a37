import { ptBR as demo } from '../../components/demo/messages/pt-BR';
import { ptBR as components } from '../../messages/pt-BR';
import type { SomeMessages } from '../../messages/en';

/** Portuguese as it is written in Brazil, with `você`. */
export const ptBR: SomeMessages = {
  ...components,
  ...demo,
  AppFrame: {
    menu: 'Menu',
    home: 'Início',
    wallet: 'Carteira',
    payments: 'Pagamentos',
    exchange: 'Conversão',
    settings: 'Configurações',
    profileMenu: 'Menu do perfil',
    notifications: 'Notificações',
  },
  BackupSettings: {
    backup: 'Backup',
    export: 'Exportar backup',
    import: 'Importar backup',
  },
  ConnectedContactList: {
    lost: 'Estes contatos somem quando você recarrega a página.',
    data: 'Dados e backup',
    edit: 'Editar contato',
    add: 'Adicionar contato',
    search: 'Buscar contatos',
    count: '{count, plural, one {# contato} many {# de contatos} other {# contatos}}',
    removed: 'Contato removido',
    undo: 'Desfazer',
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
  },
  ConnectedSparkline: {
    course: 'O total nas últimas 24 horas, de {before} até agora',
  },
  ConnectedQuickActions: {
    send: 'Enviar',
    receive: 'Receber',
    scan: 'O leitor de QR Code não está disponível nesta demo',
  },
  ConnectedSideMenu: {
    help: 'A seção de ajuda e suporte chega em breve!',
    notifications: 'As notificações chegam em breve!',
    feedback: 'O envio de feedback chega em breve!',
    customer: 'O atendimento ao cliente chega em breve!',
  },
  ConnectedSiteHeader: {
    notifications: 'Notificações',
  },
  ConnectedWalletSwitcher: {
    create: 'Criar nova carteira',
    notHere: 'Não é possível criar carteiras aqui.',
  },
  ContactSheet: {
    add: 'Adicionar contato',
    edit: 'Editar contato',
    duplicate: 'Este contato já está salvo',
    discardNew: 'Descartar este contato?',
    discardChanges: 'Descartar suas alterações?',
  },
  ConnectedDoubts: { name: 'Pagamentos não confirmados' },
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
  DataPage: {
    title: 'Dados e backup',
  },
  DataSettings: {
    erase: 'Apagar tudo',
    erased: 'Tudo foi apagado.',
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
    filtered: 'filtrado',
    date: 'Data',
    type: 'Tipo',
    direction: 'Direção',
    status: 'Status',
    description: 'Descrição',
    amount: 'Valor',
    currency: 'Moeda',
    received: 'Recebido',
    receivedCurrency: 'Moeda recebida',
    fee: 'Tarifa',
    from: 'De',
    to: 'Para',
    id: 'Id',
  },
  ExportSheet: {
    text: 'Um arquivo com suas carteiras, o histórico delas, seus contatos e suas escolhas.',
    encrypt:
      'Criptografar com uma frase secreta. Sem ela, ninguém consegue ler o backup, nem você.',
    export: 'Exportar',
    done: 'Salvo como {name}',
    failed: 'Não foi possível salvar o arquivo. Tente novamente.',
    unreadable: 'Seus dados não podem ser lidos agora.',
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
    completed: 'Concluídas, nesta seleção',
    currency: 'Moeda',
    in: 'Entradas',
    out: 'Saídas',
    leftOut: 'Não contadas por completo: {count}',
  },
  HomePage: {
    title: 'Início',
    balance: 'Saldo total',
    actions: 'Ações rápidas',
    transactions: 'Últimas transações',
  },
  ImportSheet: {
    done: 'O backup foi importado.',
  },
  KeepSetting: {
    device: 'Este dispositivo',
    keep: 'Manter minhas carteiras neste dispositivo',
    off: 'Por enquanto, suas carteiras, pagamentos e contatos somem quando você recarrega a página.',
    persistent: 'O navegador prometeu mantê-los até você apagá-los.',
    evictable:
      'O navegador pode removê-los quando precisar de espaço. Exporte um backup de vez em quando.',
  },
  KeptGate: {
    locked: 'Bloqueado',
    problem: 'Problema com os dados',
    erased: 'Tudo foi apagado.',
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
  LateMenu: {
    failed: 'Não foi possível exibir “{name}”.',
    offline: 'Você está sem conexão.',
    retry: 'Tentar novamente',
    reload: 'Recarregar a página',
  },
  LockSettings: {
    lock: 'Bloqueio',
    after: 'Bloquear após',
    never: 'Nunca',
    minutes: '{count, plural, one {# minuto} many {# de minutos} other {# minutos}}',
    hidden: 'Quando a página estiver oculta',
    notKept: 'Só carteiras mantidas podem ser bloqueadas.',
    open: 'Sem bloqueio, seus dados não ficam criptografados neste dispositivo.',
    encrypted: 'Seus dados estão criptografados neste dispositivo com sua frase secreta.',
    withPasskey:
      'Seus dados estão criptografados neste dispositivo. Sua frase secreta ou uma chave de acesso os desbloqueia.',
    now: 'Bloquear agora',
    passkey: 'Desbloquear com uma chave de acesso',
    dropped: 'Seus dados não estão mais criptografados, e a frase secreta não é mais necessária.',
  },
  LockSheet: {
    text: 'Suas carteiras são criptografadas neste dispositivo com uma frase secreta. Você a informa para desbloqueá-las.',
    forgotten:
      'Se você esquecer a frase secreta, os dados deste dispositivo estarão perdidos: não podem ser recuperados. Exporte um backup antes e guarde-o em um lugar seguro.',
    set: 'Definir frase secreta',
    done: 'Seus dados agora estão criptografados.',
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
  PasskeySheet: {
    text: 'Informe sua frase secreta. Depois, o navegador pede que você crie uma chave de acesso, por exemplo com sua impressão digital. A frase secreta continua válida.',
    add: 'Adicionar chave de acesso',
    done: 'A chave de acesso agora desbloqueia seus dados.',
  },
  PaymentsPage: {
    title: 'Pagamentos',
    actions: 'Ações rápidas',
    transactions: 'Últimas transações',
    contacts: 'Contatos',
  },
  PrivacyPage: {
    title: 'Privacidade',
    intro:
      'O que esta demo sabe sobre você: seu tema preferido, seu idioma e o que você escolhe manter no seu dispositivo.',
    stored: 'O que é armazenado',
    storedWords:
      'No máximo duas palavras, no seu próprio dispositivo: o tema que você escolheu, claro ou escuro, e o idioma. Elas ficam no armazenamento local do navegador, nas chaves “theme” e “florin.language”. Para removê-las, limpe os dados deste site.',
    storedByChoice:
      'Mais do que isso só se você ativar “Manter minhas carteiras neste dispositivo”: então suas carteiras, o histórico delas, seus contatos e suas escolhas ficam na IndexedDB do seu navegador, com algumas marcas no armazenamento local cujas chaves começam com “florin.”. Eles não saem do dispositivo. Ao desativar, são apagados.',
    storedFiles:
      'O navegador também guarda uma cópia dos arquivos deste app, para que ele abra sem conexão. Essa cópia não contém nada sobre você.',
    sent: 'O que é enviado',
    sentNothing:
      'Nada do que você faz aqui. A carteira não tem um servidor que receba esses dados e não envia e-mails.',
    sentForms:
      'O que você digita em um formulário fica nesta página e desaparece quando você a recarrega, a menos que mantenha suas carteiras neste dispositivo.',
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
    missing: 'Os endereços não podem ser exibidos aqui.',
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
  OutcomeNotice: {
    sent: 'Você enviou {amount} para {recipient}',
    sentHidden: 'Valor enviado para {recipient}',
    exchanged: 'Conversão concluída: {given} para {received}',
    notSent: 'O pagamento para {recipient} não foi feito.',
    notExchanged: 'A troca de {from} por {to} não foi feita.',
    receipt: 'Ver recibo',
  },
  SendSheet: { title: 'Enviar' },
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
    data: 'Dados e backup',
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
    reload:
      'Recarregue a página, e tudo volta ao ponto de partida, a menos que você mantenha suas carteiras neste dispositivo.',
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
    hidden: 'O recibo mostraria seus valores. Mostre seu saldo para imprimi-lo ou compartilhá-lo.',
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
  WalletNames: {
    personal: 'Carteira pessoal',
    business: 'Carteira empresarial',
    savings: 'Carteira de economias',
  },
  AuthActions: {
    wrongPair: 'E-mail ou senha inválidos. Tente novamente.',
    failed: 'Ocorreu um erro. Tente novamente.',
    accountFailed: 'Não foi possível abrir a conta. Tente novamente.',
    accountsMissing: 'Não é possível abrir contas novas aqui.',
    biometricsRefused: 'A autenticação biométrica falhou. Tente novamente.',
    biometricsMissing: 'A autenticação biométrica não está disponível.',
    demoFailed: 'Não foi possível entrar na conta de demonstração. Tente novamente.',
  },
};
