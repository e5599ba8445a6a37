import { ptBR as demo } from '../../components/demo/messages/pt-BR';
import { ptBR as components } from '../../messages/pt-BR';
import type { SomeMessages } from '../../components/english';

/** Portuguese as it is written in Brazil, with `você`. */
export const ptBR: SomeMessages = {
  ...components,
  ...demo,
  AppFrame: {
    menu: 'Menu',
    profileMenu: 'Menu do perfil',
    notifications: 'Notificações',
  },
  ContactBook: {
    lost: 'Estes contatos somem quando você recarrega a página.',
    data: 'Dados e backup',
    add: 'Adicionar contato',
    search: 'Buscar contatos',
    count: '{count, plural, one {# contato} many {# de contatos} other {# contatos}}',
  },
  ConnectedContactList: {
    edit: 'Editar contato',
    add: 'Adicionar contato',
    removed: 'Contato removido',
    undo: 'Desfazer',
  },
  Holding: {
    title: 'Seu saldo',
    available: 'Disponível: {amount}',
    worth: 'Valor {amount}',
    send: 'Enviar',
    receive: 'Receber',
    exchange: 'Converter',
  },
  PricePanel: {
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
    created: 'Carteira {name} criada',
    open: 'Abrir',
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
  PassphraseForm: {
    current: 'Frase secreta atual',
    currentSubject: 'frase secreta atual',
    next: 'Nova frase secreta',
    nextSubject: 'nova frase secreta',
    missing: 'Informe uma frase secreta',
    tooShort: 'Pelo menos {least} caracteres',
    tooLong: 'No máximo {most} caracteres',
    different: 'As frases secretas não são iguais',
    cancel: 'Cancelar',
    missingCurrent: 'Informe sua frase secreta',
  },
  ChooseBackup: {
    cancel: 'Cancelar',
    choose:
      'Escolha um backup que este app exportou. Antes de substituir qualquer coisa, você vê o que ele contém.',
    file: 'Escolher um arquivo',
    checking: 'Verificando o backup…',
  },
  BackupComparison: {
    device: 'Este dispositivo',
    exportBackup: 'Exportar backup',
    replaces:
      'O backup substitui todos os dados deste dispositivo. Nada deste dispositivo é acrescentado a ele.',
    warning: 'Se você precisar dos dados deste dispositivo depois, exporte antes um backup dele.',
    untouched: 'Este dispositivo tem só as carteiras de exemplo, que o backup substitui.',
    keeps:
      'A partir de agora, suas carteiras são mantidas neste dispositivo. Você pode desativar isso depois, o que as apaga.',
    caption: 'Este dispositivo e o backup',
    theBackup: 'Backup',
    wallets: 'Carteiras',
    transactions: 'Transações',
    contacts: 'Contatos',
    newestPayment: 'Pagamento mais recente',
    none: 'Nenhum',
    total: 'Total',
  },
  DataTaskText: {
    keepText:
      'Com uma frase secreta, suas carteiras ficam criptografadas neste dispositivo, e você a informa para desbloqueá-las. Escolha-a agora: o que é salvo sem ela pode continuar legível nos arquivos do navegador.',
    forgotten:
      'Se você esquecer a frase secreta, os dados deste dispositivo estarão perdidos: não podem ser recuperados. Exporte um backup e guarde-o em um lugar seguro.',
    setText:
      'Suas carteiras são criptografadas neste dispositivo com uma frase secreta. Você a informa para desbloqueá-las. O que foi salvo antes pode continuar legível por algum tempo nos arquivos do navegador.',
    timeText: 'Informe sua frase secreta para alterar quando seus dados são bloqueados.',
    removeText:
      'Sem bloqueio, seus dados são descriptografados: quem usar este dispositivo pode lê-los.',
    changeText: 'A partir de agora, só a nova frase secreta desbloqueia seus dados.',
    exportText: 'Um arquivo com suas carteiras, o histórico delas, seus contatos e suas escolhas.',
    exportLocked:
      'Seus dados estão criptografados neste dispositivo. Criptografe também o arquivo: sem uma frase secreta, quem tiver o arquivo pode lê-lo.',
    eraseText:
      'Suas carteiras, o histórico delas, seus contatos e suas escolhas são removidos deste dispositivo. As carteiras de exemplo recomeçam.',
    eraseMemory:
      'Suas carteiras recomeçam como carteiras de exemplo, sem seus pagamentos e sem contatos.',
    eraseFinal:
      'Isso não pode ser desfeito. Só um backup exportado pode trazer suas carteiras de volta.',
  },
  LockedData: {
    erase: 'Apagar tudo',
    lockedText: 'Suas carteiras estão criptografadas neste dispositivo.',
    unlock: 'Desbloquear',
    waitFor: 'Você pode tentar novamente em {seconds} s.',
    tryNow: 'Você já pode tentar novamente.',
    forgot: 'Esqueceu sua frase secreta?',
    noWay:
      'Sem a frase secreta, ninguém consegue recuperar estes dados. Você pode apagá-los e recomeçar, e depois importar um backup, se tiver um.',
  },
  UnusableData: {
    exportRaw: 'Exportar dados brutos',
    erase: 'Apagar tudo',
    unusable: 'Não conseguimos abrir seus dados',
    retry: 'Tentar novamente',
    reload: 'Recarregar a página',
  },
  DataSettings: {
    title: 'Dados e backup',
    device: 'Este dispositivo',
    keep: 'Manter minhas carteiras neste dispositivo',
    off: 'Desativado: recarregar a página apaga suas carteiras, pagamentos e contatos.',
    persistent: 'O navegador prometeu mantê-los até você apagá-los.',
    evictable:
      'O navegador pode removê-los quando precisar de espaço. Exporte um backup de vez em quando.',
    keepLocked: 'Manter com bloqueio',
    keepWithout: 'Manter sem bloqueio',
    keepDone: 'Suas carteiras são mantidas neste dispositivo.',
    lock: 'Bloqueio',
    after: 'Bloquear após',
    never: 'Nunca',
    notKept: 'Para usar um bloqueio, primeiro mantenha suas carteiras neste dispositivo.',
    open: 'Sem bloqueio, seus dados não ficam criptografados neste dispositivo.',
    encrypted: 'Seus dados estão criptografados neste dispositivo com sua frase secreta.',
    now: 'Bloquear agora',
    change: 'Alterar frase secreta',
    set: 'Definir frase secreta',
    setDone: 'Seus dados agora estão criptografados.',
    time: 'Alterar',
    timeDone: 'Seus dados são bloqueados após {time} sem uso.',
    remove: 'Remover o bloqueio',
    removeDone:
      'Seus dados não estão mais criptografados, e a frase secreta não é mais necessária.',
    changeDone: 'A frase secreta foi alterada.',
    backup: 'Backup',
    exportBackup: 'Exportar backup',
    importBackup: 'Importar backup',
    exportRaw: 'Exportar dados brutos',
    encrypt: 'Criptografar com uma frase secreta',
    export: 'Exportar',
    exportWithout: 'Exportar sem criptografia',
    saved: 'Salvo como {name}',
    imported: 'Este dispositivo tem {wallets} e {transactions}.',
    importedWallets: '{count, plural, one {# carteira} many {# de carteiras} other {# carteiras}}',
    importedTransactions:
      '{count, plural, one {# transação} many {# de transações} other {# transações}}',
    erase: 'Apagar tudo',
    eraseDone: 'Tudo foi apagado.',
    locked: 'Bloqueado',
    problem: 'Problema com os dados',
    isEncrypted: 'Este backup está criptografado.',
    continue: 'Continuar',
    keepsLocked: 'Criptografá-las com uma frase secreta e bloqueá-las após 5 minutos sem uso',
    replace: 'Substituir',
    encryptHint: 'Sem ela, ninguém consegue abrir o arquivo, nem você.',
  },
  KeptRefusal: {
    callFailed: 'Ocorreu um erro. Tente novamente.',
    unavailable:
      'Este navegador não consegue ler nem guardar dados deste app agora. Nada foi alterado.',
    'newer-version':
      'Uma versão mais nova deste app salvou seus dados. Eles estão seguros, e nada foi alterado. Recarregue a página para obter essa versão.',
    lost: 'Seus dados não estão mais neste dispositivo: foram removidos, por exemplo pelo navegador para liberar espaço. Se você tiver um backup, apague tudo para recomeçar e importe-o.',
    closed:
      'A conexão com seus dados foi fechada, porque outra aba os removeu ou usa uma versão mais nova. Nada foi sobrescrito. Recarregue a página.',
    'no-space':
      'Não há mais espaço neste dispositivo. Seus dados estão como antes. Libere espaço e tente novamente.',
    damaged:
      'Uma parte dos seus dados está danificada, por isso nada deles é mostrado. Nada foi sobrescrito. Exporte os dados brutos antes de apagar algo: o arquivo contém todos os registros, mas não pode ser importado.',
    locked:
      'Seus dados estão criptografados, e esta aba não consegue lê-los. Recarregue a página para desbloqueá-los.',
    'in-doubt':
      'Um pagamento ou uma troca ainda não foi confirmado. Nada foi alterado. Tente novamente quando houver um resultado.',
    found:
      'Outra aba já mantém carteiras neste dispositivo. Elas são mostradas agora, e as carteiras desta aba não foram mantidas.',
    replaced:
      'Seus dados foram substituídos, apagados ou bloqueados em outra aba. Nada mais foi alterado.',
    'wrong-passphrase': 'Esta frase secreta está errada. Tente novamente.',
    waiting: 'Isto espera até que os pagamentos em andamento terminem.',
    wait: 'Espere antes de tentar novamente.',
    'not-a-backup': 'Este arquivo não é um backup deste app. Nada foi alterado.',
    'newer-version-backup':
      'Uma versão mais nova deste app criou este backup. Recarregue a página para obter essa versão e tente novamente. Nada foi alterado.',
    'too-large': 'Este arquivo é grande demais para um backup. Nada foi alterado.',
    'damaged-backup':
      'Este backup está danificado ou foi modificado, por isso nada dele é importado. Nada foi alterado.',
    'not-saved': 'Não foi possível salvar o arquivo. Tente novamente.',
    unreadable: 'Seus dados não podem ser lidos agora.',
  },
  ExchangePage: {
    title: 'Conversão',
    form: 'Conversão',
    trends: 'Tendências do mercado',
  },
  ExportButton: {
    export: 'Exportar CSV',
    hidden: 'O arquivo conteria seus valores. Mostre o saldo para exportá-lo.',
  },
  ConnectedExportButton: {
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
  EmptyHistory: {
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
    totals: 'Totais',
    count: '{count, plural, one {# transação} many {# de transações} other {# transações}}',
    completed: 'Totais, só concluídas',
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
  OtherTabNotice: {
    replaced: 'Os dados deste dispositivo foram substituídos em outra aba.',
    erased: 'Os dados deste dispositivo foram apagados em outra aba.',
    kept: 'Outra aba agora mantém carteiras neste dispositivo. Elas são mostradas aqui.',
  },
  PageNames: {
    home: 'Início',
    wallet: 'Carteira',
    payments: 'Pagamentos',
    exchange: 'Conversão',
    settings: 'Ajustes',
    history: 'Histórico',
  },
  PagePart: {
    failed: 'Não foi possível exibir “{name}”.',
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
  ReceivePlaceholder: {
    missing: 'Os endereços não podem ser exibidos aqui.',
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
    profile: 'Ajustes do perfil',
    notifications: 'Notificações',
    security: 'Segurança',
    biometrics: 'Autenticação biométrica',
    twoFactor: 'Autenticação de dois fatores',
    privacy: 'Ajustes de privacidade',
    preferences: 'Preferências',
    darkMode: 'Modo escuro',
    language: 'Idioma (Language)',
    data: 'Dados e backup',
    support: 'Suporte',
    help: 'Ajuda e suporte',
  },
  SettingsPage: {
    title: 'Ajustes',
    profile: 'Seu perfil',
    settings: 'Ajustes',
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
