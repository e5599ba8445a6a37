import { ja as demo } from '../../components/demo/messages/ja';
import { ja as components } from '../../messages/ja';
import type { SomeMessages } from '../../components/english';

/** Japanese, in the polite style. */
export const ja: SomeMessages = {
  ...components,
  ...demo,
  AppFrame: {
    menu: 'メニュー',
    profileMenu: 'プロフィールメニュー',
    notifications: '通知',
  },
  ContactBook: {
    lost: 'これらの連絡先は、ページを再読み込みすると消えます。',
    data: 'データとバックアップ',
    add: '連絡先を追加',
    search: '連絡先を検索',
    count: '{count, plural, other {#件の連絡先}}',
  },
  ConnectedContactList: {
    edit: '連絡先を編集',
    add: '連絡先を追加',
    removed: '連絡先を削除しました',
    undo: '元に戻す',
  },
  Holding: {
    title: '残高',
    available: '利用可能額：{amount}',
    worth: '評価額 {amount}',
    send: '送金',
    receive: '受取',
    exchange: '交換',
  },
  PricePanel: {
    title: '価格',
  },
  ConnectedSparkline: {
    course: '過去24時間の合計残高の推移（{before}から現在まで）',
  },
  ConnectedQuickActions: {
    send: '送金',
    receive: '受取',
    scan: 'このデモではQRコードのスキャンをご利用いただけません',
  },
  ConnectedSideMenu: {
    help: 'ヘルプとサポートはまもなくご利用いただけます',
    notifications: '通知機能はまもなくご利用いただけます',
    feedback: 'ご意見の送信機能はまもなくご利用いただけます',
    customer: 'カスタマーサポートはまもなくご利用いただけます',
  },
  ConnectedSiteHeader: {
    notifications: '通知',
  },
  ConnectedWalletSwitcher: {
    create: '新しいウォレットを作成',
    notHere: 'ここでは新しいウォレットを作成できません。',
    created: '{name}を作成しました',
    open: '開く',
  },
  ContactSheet: {
    add: '連絡先を追加',
    edit: '連絡先を編集',
    duplicate: 'この連絡先はすでに保存されています',
    discardNew: 'この連絡先を破棄しますか？',
    discardChanges: '変更を破棄しますか？',
  },
  ConnectedDoubts: { name: '未確認の支払い' },
  ContactsPage: {
    title: '連絡先',
  },
  CurrencyPage: {
    title: '不明な通貨',
    unknown: 'この名前の通貨はウォレットにありません。アドレスが間違っている可能性があります。',
    wallet: 'ウォレットへ',
    balance: '残高',
    price: '価格',
    transactions: '最近の取引',
  },
  PassphraseForm: {
    current: '現在のパスフレーズ',
    currentSubject: '現在のパスフレーズ',
    next: '新しいパスフレーズ',
    nextSubject: '新しいパスフレーズ',
    missing: 'パスフレーズを入力してください',
    tooShort: '{least}文字以上で入力してください',
    tooLong: '{most}文字以内で入力してください',
    different: 'パスフレーズが一致しません',
    cancel: 'キャンセル',
    missingCurrent: 'パスフレーズを入力してください',
  },
  ChooseBackup: {
    cancel: 'キャンセル',
    choose:
      'このアプリでエクスポートしたバックアップを選択してください。置き換える前に、内容を確認できます。',
    file: 'ファイルを選択',
    checking: 'バックアップを確認しています…',
  },
  BackupComparison: {
    device: 'このデバイス',
    exportBackup: 'バックアップをエクスポート',
    replaces:
      'このデバイスのデータはすべてバックアップに置き換わります。このデバイスのデータは引き継がれません。',
    warning:
      'このデバイスのデータがあとで必要な場合は、先にバックアップをエクスポートしてください。',
    untouched: 'このデバイスにはサンプルのウォレットしかなく、バックアップに置き換わります。',
    keeps: '以後、ウォレットはこのデバイスに保存されます。あとでオフにすると消去されます。',
    caption: 'このデバイスとバックアップ',
    theBackup: 'バックアップ',
    wallets: 'ウォレット',
    transactions: '取引',
    contacts: '連絡先',
    newestPayment: '最新の支払い',
    none: 'なし',
    total: '合計',
  },
  DataTaskText: {
    keepText:
      'パスフレーズを設定すると、ウォレットはこのデバイスで暗号化され、ロックの解除に使います。今ここで決めてください。パスフレーズなしで保存したデータは、ブラウザのファイルに読み取れる状態で残ることがあります。',
    forgotten:
      'パスフレーズを忘れると、このデバイスのデータは失われ、復元できません。バックアップをエクスポートし、安全な場所に保管してください。',
    setText:
      'ウォレットはこのデバイスでパスフレーズを使って暗号化されます。ロックの解除にはパスフレーズを入力します。以前に保存したデータは、しばらくブラウザのファイルに読み取れる状態で残ることがあります。',
    timeText: 'ロックするまでの時間を変更するには、パスフレーズを入力してください。',
    removeText:
      'ロックしない場合、データの暗号化は解除され、このデバイスを使う人は誰でも読み取れます。',
    changeText: '以後、新しいパスフレーズだけでデータのロックを解除できます。',
    exportText: 'ウォレット、履歴、連絡先、選択内容を1つのファイルに保存します。',
    exportLocked:
      'データはこのデバイスで暗号化されています。ファイルも暗号化してください。パスフレーズがなければ、ファイルを持つ人は誰でも読み取れます。',
    eraseText:
      'ウォレット、履歴、連絡先、選択内容がこのデバイスから削除され、サンプルのウォレットに戻ります。',
    eraseMemory: 'ウォレットはサンプルの状態に戻り、支払いと連絡先は失われます。',
    eraseFinal:
      'この操作は取り消せません。ウォレットは、エクスポートしたバックアップからのみ復元できます。',
  },
  LockedData: {
    erase: 'すべて消去',
    lockedText: 'ウォレットはこのデバイスで暗号化されています。',
    unlock: 'ロックを解除',
    waitFor: '{seconds}秒後にもう一度お試しいただけます。',
    tryNow: 'もう一度お試しいただけます。',
    forgot: 'パスフレーズをお忘れですか？',
    noWay:
      'パスフレーズがなければ、このデータは誰にも復元できません。データを消去してやり直し、バックアップがあればインポートできます。',
  },
  UnusableData: {
    exportRaw: '生データをエクスポート',
    erase: 'すべて消去',
    unusable: 'データを開けません',
    retry: 'もう一度試す',
    reload: 'ページを再読み込み',
  },
  DataSettings: {
    title: 'データとバックアップ',
    device: 'このデバイス',
    keep: 'ウォレットをこのデバイスに保存する',
    off: 'オフ：再読み込みすると、ウォレット、支払い、連絡先が消えます。',
    persistent: 'ブラウザは、消去されるまでデータを保持することを約束しています。',
    evictable:
      'ブラウザは空き容量が必要になるとデータを削除することがあります。ときどきバックアップをエクスポートしてください。',
    keepLocked: 'ロックして保存',
    keepWithout: 'ロックせずに保存',
    keepDone: 'ウォレットをこのデバイスに保存しました。',
    lock: 'ロック',
    after: 'ロックするまでの時間',
    never: 'しない',
    notKept: 'ロックを使うには、まずウォレットをこのデバイスに保存してください。',
    open: 'ロックしない場合、データはこのデバイスで暗号化されません。',
    encrypted: 'データはパスフレーズを使ってこのデバイスで暗号化されています。',
    now: '今すぐロック',
    change: 'パスフレーズを変更',
    set: 'パスフレーズを設定',
    setDone: 'データを暗号化しました。',
    time: '変更',
    timeDone: '{time}操作がないと、データはロックされます。',
    remove: 'ロックを無効にする',
    removeDone: 'データの暗号化を解除しました。パスフレーズは不要になりました。',
    changeDone: 'パスフレーズを変更しました。',
    backup: 'バックアップ',
    exportBackup: 'バックアップをエクスポート',
    importBackup: 'バックアップをインポート',
    exportRaw: '生データをエクスポート',
    encrypt: 'パスフレーズで暗号化する',
    export: 'エクスポート',
    exportWithout: '暗号化せずにエクスポート',
    saved: '{name} として保存しました',
    imported: 'このデバイスには{wallets}と{transactions}があります。',
    importedWallets: '{count, plural, other {#件のウォレット}}',
    importedTransactions: '{count, plural, other {#件の取引}}',
    erase: 'すべて消去',
    eraseDone: 'すべて消去しました。',
    locked: 'ロック中',
    problem: 'データの問題',
    isEncrypted: 'このバックアップは暗号化されています。',
    continue: '続ける',
    keepsLocked: 'パスフレーズで暗号化し、5分間操作がなければロックする',
    replace: '置き換える',
    encryptHint: 'パスフレーズがなければ、ご自身も含めて誰もファイルを開けません。',
  },
  KeptRefusal: {
    callFailed: 'エラーが発生しました。もう一度お試しください。',
    unavailable:
      'このブラウザは現在、このアプリのデータを読み取りも保存もできません。何も変更されていません。',
    'newer-version':
      'このアプリの新しいバージョンがデータを保存しました。データは安全で、何も変更されていません。ページを再読み込みして、そのバージョンをご利用ください。',
    lost: 'データはこのデバイスにありません。ブラウザが空き容量を確保するためなどに削除されました。バックアップがある場合は、すべて消去してやり直し、インポートしてください。',
    closed:
      '別のタブがデータを削除したか、新しいバージョンを使用しているため、データへの接続が閉じられました。何も上書きされていません。ページを再読み込みしてください。',
    'no-space':
      'このデバイスの空き容量がありません。データは以前のままです。空き容量を増やして、もう一度お試しください。',
    damaged:
      'データの一部が破損しているため、データは表示されません。何も上書きされていません。消去する前に、生データをエクスポートしてください。ファイルにはすべての記録が含まれますが、インポートはできません。',
    locked:
      'データは暗号化されていて、このタブでは読み取れません。ページを再読み込みしてロックを解除してください。',
    'in-doubt':
      'まだ確認されていない支払いか両替があります。何も変更されていません。結果が確定してから、もう一度お試しください。',
    found:
      '別のタブがすでにこのデバイスにウォレットを保存しています。現在それを表示しており、このタブのウォレットは保存されませんでした。',
    replaced:
      '別のタブでデータが置き換え、消去、またはロックされました。そのほかは変更されていません。',
    'wrong-passphrase': 'パスフレーズが違います。もう一度お試しください。',
    waiting: '処理中の支払いが終わるまで待っています。',
    wait: 'しばらく待ってから、もう一度お試しください。',
    'not-a-backup':
      'このファイルはこのアプリのバックアップではありません。何も変更されていません。',
    'newer-version-backup':
      'このバックアップはこのアプリの新しいバージョンで作成されました。ページを再読み込みしてそのバージョンにしてから、もう一度お試しください。何も変更されていません。',
    'too-large': 'このファイルはバックアップとしては大きすぎます。何も変更されていません。',
    'damaged-backup':
      'このバックアップは破損しているか編集されているため、インポートされません。何も変更されていません。',
    'not-saved': 'ファイルを保存できませんでした。もう一度お試しください。',
    unreadable: '現在データを読み取れません。',
  },
  ExchangePage: {
    title: '交換',
    form: '交換',
    trends: '市場動向',
  },
  ExportButton: {
    export: 'CSVをエクスポート',
    hidden: 'ファイルには金額が含まれます。エクスポートするには残高を表示してください。',
  },
  ConnectedExportButton: {
    failed: 'ファイルを保存できませんでした。もう一度お試しください。',
    filtered: '絞り込み',
    date: '日付',
    type: '種類',
    direction: '方向',
    status: 'ステータス',
    description: 'メモ',
    amount: '金額',
    currency: '通貨',
    received: '受取額',
    receivedCurrency: '受取通貨',
    fee: '手数料',
    from: '送金元',
    to: '送金先',
    id: 'ID',
  },
  ForgotPasswordPage: {
    title: 'パスワードをお忘れの方',
    intro: 'ログインに使用しているメールアドレスを入力してください。',
    answer: '何も送信されていません',
    noServer:
      'サーバーのあるウォレットであれば、このメールアドレスのアカウントが存在する場合に、ここでメールをお送りします。このデモにはサーバーがないため、メールは送信されません。入力された内容も保存していません。',
    openAccount:
      'デモアカウントはどなたでもご利用いただけます。パスワードはログインページに表示されています。',
    back: 'ログインに戻る',
  },
  HistoryPage: {
    title: '取引履歴',
  },
  EmptyHistory: {
    none: '取引が見つかりません',
    noneText: 'このウォレットには、検索条件に一致する取引がありません。',
    clear: 'フィルターをクリア',
    empty: '取引はまだありません',
    emptyText: '送金、受取、交換の履歴がここに表示されます。',
    receive: '受取',
  },
  HistorySearch: {
    search: '取引を検索',
    filters: 'フィルター',
    ignored: 'アドレスのこの部分は取引履歴で認識できないため、無視されました：{values}',
  },
  HistorySummary: {
    totals: '合計',
    count: '{count, plural, other {#件の取引}}',
    completed: '合計（完了済みのみ）',
    currency: '通貨',
    in: '入金',
    out: '出金',
    leftOut: '一部または全部が合計に含まれない取引：{count}',
  },
  HomePage: {
    title: 'ホーム',
    balance: '総残高',
    actions: 'クイック操作',
    transactions: '最近の取引',
  },
  LandingPage: {
    title: 'お金のすべてを、ひとつのウォレットに',
    features: 'お金のように精密で、間違いの起きにくいつくり。',
    featuresIntro: 'ウォレットに欠かせない4つの機能を、余計な手間なくお使いいただけます。',
    testimonials: 'こんな声が届くかもしれません。',
    testimonialsIntro:
      '職業や立場だけを記した、お客様の声のサンプルです。これはデモのため、ご紹介できる実際のお客様はいません。',
  },
  LanguageProvider: {
    missing: '言語を読み込めませんでした。通信状況をご確認のうえ、もう一度お試しください。',
  },
  LateMenu: {
    failed: '「{name}」を表示できませんでした。',
    offline: 'オフラインです。',
    retry: 'もう一度試す',
    reload: 'ページを再読み込み',
  },
  NotFoundPage: {
    title: 'ページが見つかりません',
    text: 'このURLにはページがありません。ページが移動したか、URLの入力に誤りがある可能性があります。',
    home: 'トップページへ',
  },
  OlderTransactions: {
    partial:
      'これより古い取引はまだ読み込まれていません。検索、合計、保存するファイルには含まれません。',
    load: '古い取引を読み込む',
    failed: '古い取引を読み込めませんでした。',
  },
  OtherTabNotice: {
    replaced: 'このデバイスのデータは別のタブで置き換えられました。',
    erased: 'このデバイスのデータは別のタブで消去されました。',
    kept: '別のタブがこのデバイスにウォレットを保存しました。ここにはそれを表示しています。',
  },
  PageNames: {
    home: 'ホーム',
    wallet: 'ウォレット',
    payments: '支払い',
    exchange: '交換',
    settings: '設定',
    history: '取引履歴',
  },
  PagePart: {
    failed: '「{name}」を表示できませんでした。',
  },
  PaymentsPage: {
    title: '支払い',
    actions: 'クイック操作',
    transactions: '最近の取引',
    contacts: '連絡先',
  },
  PrivacyPage: {
    title: 'プライバシー',
    intro:
      'このデモが把握しているのは、お好みのテーマと言語、そして端末への保存を選んだデータだけです。',
    stored: '保存される情報',
    storedWords:
      'お使いの端末に、最大で2つの単語だけが保存されます。ライトとダークのどちらのテーマを選んだか、そしてどの言語を選んだかです。ブラウザのローカルストレージに、キー「theme」と「florin.language」で保存されます。このサイトのデータを消去すると削除されます。',
    storedByChoice:
      'それ以外が保存されるのは、「ウォレットをこのデバイスに保存する」をオンにした場合だけです。その場合、ウォレット、履歴、連絡先、選択内容がブラウザのIndexedDBに保存され、「florin.」で始まるキーの目印がローカルストレージに保存されます。データが端末の外に出ることはありません。オフにすると消去されます。',
    storedFiles:
      'また、接続がなくても開けるように、ブラウザーはこのアプリのファイルのコピーを保存します。そこにお客様に関する情報は含まれません。',
    sent: '送信される情報',
    sentNothing:
      'ここでの操作内容は一切送信されません。このウォレットには送信先となるサーバーがなく、メールも送信しません。',
    sentForms:
      'フォームに入力した内容はこのページ内にとどまり、再読み込みすると消えます。ただし、ウォレットをこのデバイスに保存している場合を除きます。',
    others: '第三者の関与',
    othersNobody:
      '一切ありません。Cookie、アクセス解析、広告は使用せず、フォントや画像もこのページと同じ場所から読み込まれます。',
    othersHost:
      '一般のウェブサイトと同様に、ファイルをホストしている事業者が、リクエストされたアドレスを記録する場合があります。アドレスに含まれるのは、ページ名、取引のID、または他のアプリから開いた支払いリンクです。検索や絞り込みの内容、貼り付けた支払いリンクがリクエストに含まれることはありません。',
  },
  ProfilePage: {
    title: 'プロフィール',
    profile: 'マイプロフィール',
    security: 'セキュリティ機能',
    statistics: '統計',
    transactions: '取引件数',
    currencies: '通貨数',
    daysActive: '利用日数',
    successRate: '成功率',
  },
  ReceivePlaceholder: {
    missing: 'ここではアドレスを表示できません。',
  },
  ReceiveSheet: {
    title: '受取',
  },
  RouteErrorPage: {
    unexpected: 'アプリで予期しないエラーが発生しました',
    unexpectedTitle: 'エラー',
    unexpectedText: 'このページの表示中に問題が発生しました。',
    advice: 'もう一度お試しいただくか、トップページへお戻りください。',
    missingText:
      'このページを読み込めませんでした。通信状況をご確認のうえ、もう一度お試しください。',
    home: 'トップページへ',
  },
  OutcomeNotice: {
    sent: '{recipient}に{amount}を送金しました',
    sentHidden: '{recipient}に送金しました',
    exchanged: '{given}を{received}に交換しました',
    notSent: '{recipient}への支払いは実行されませんでした。',
    notExchanged: '{from}から{to}への交換は実行されませんでした。',
    receipt: '領収書を見る',
  },
  SendSheet: { title: '送金' },
  SettingsMenu: {
    account: 'アカウント',
    profile: 'プロフィール設定',
    notifications: '通知',
    security: 'セキュリティ',
    biometrics: '生体認証',
    twoFactor: '2段階認証',
    privacy: 'プライバシー設定',
    preferences: '環境設定',
    darkMode: 'ダークモード',
    language: '言語 (Language)',
    data: 'データとバックアップ',
    support: 'サポート',
    help: 'ヘルプとサポート',
  },
  SettingsPage: {
    title: '設定',
    profile: 'マイプロフィール',
    settings: '設定',
    signOut: 'ログアウト',
  },
  SigninPage: {
    title: 'ログイン',
    heading: 'おかえりなさい',
    intro: 'ログインして、ウォレットをご利用ください。',
    biometrics: '生体認証でログイン',
    orEmail: 'またはメールアドレスでログイン',
    demo: 'デモアカウントを試す',
    newHere: 'アカウントをお持ちでない方は{link}',
    signUp: '新規登録',
  },
  SignupPage: {
    title: '新規登録',
    heading: 'アカウントを開設',
    intro: 'すべての通貨を、ひとつのウォレットで。',
    already: 'すでにアカウントをお持ちの方は{link}',
    signIn: 'ログイン',
  },
  TermsPage: {
    title: '利用規約',
    intro: '同意していただくことはわずかですので、手短にまとめました。',
    demo: 'これはデモです',
    demoText:
      'このウォレットは、複数通貨対応ウォレットの見た目や使い心地の一例を示すものです。銀行、決済サービス、取引所のいずれでもありません。',
    noMoney: '資金はお預かりしません',
    noMoneyText:
      '残高、レート、取引はすべてサンプルデータです。送金や交換をしても、このページの数字が変わるだけです。表示されるアドレスには、何も送らないでください。',
    reload:
      'ページを再読み込みすると、すべて最初の状態に戻ります。ただし、ウォレットをこのデバイスに保存している場合を除きます。',
    account: '全員共通のアカウント',
    accountText:
      'デモアカウントはどなたでもご利用いただけます。ほかのサービスで使用しているパスワードは、ここに入力しないでください。',
    promises: '保証はありません',
    promisesText:
      'トップページの宣伝文は、ここで想定した架空の製品を説明するものです。このデモは現状のまま無償で提供され、いかなる保証もありません。',
  },
  TransactionActions: {
    again: 'もう一度送金',
    save: '連絡先に保存',
    print: '領収書を印刷',
    share: '共有',
    hidden: '領収書には金額が含まれます。印刷または共有するには、残高を表示してください。',
  },
  TransactionPage: {
    title: '取引',
    details: '取引',
    actions: '操作',
    notFound: '取引が見つかりません',
    missing: 'このウォレットにこの取引はありません',
    missingText:
      '別のウォレットの取引かもしれません。取引履歴には、このウォレットのすべての取引が表示されます。',
  },
  WalletPage: {
    title: 'ウォレット',
    balance: '総残高',
    network: 'ネットワーク',
    currencies: '通貨',
    shares: '資産の内訳',
  },
  WalletNames: {
    personal: '個人用ウォレット',
    business: 'ビジネス用ウォレット',
    savings: '貯蓄用ウォレット',
  },
  AuthActions: {
    wrongPair: 'メールアドレスまたはパスワードが正しくありません。もう一度お試しください。',
    failed: 'エラーが発生しました。もう一度お試しください。',
    accountFailed: 'アカウントを開設できませんでした。もう一度お試しください。',
    accountsMissing: 'ここでは新しい口座を開設できません。',
    biometricsRefused: '生体認証に失敗しました。もう一度お試しください。',
    biometricsMissing: '生体認証はご利用いただけません。',
    demoFailed: 'デモアカウントにログインできませんでした。もう一度お試しください。',
  },
};
