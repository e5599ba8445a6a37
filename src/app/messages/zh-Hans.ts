import { zhHans as components } from '../../messages/zh-Hans';
import type { CompleteMessages } from '../english';

/** Chinese in simplified characters, with the formal address. */
export const zhHans: CompleteMessages = {
  ...components,
  AppFrame: {
    home: '首页',
    wallet: '钱包',
    payments: '支付',
    exchange: '兑换',
    settings: '设置',
    menu: '菜单',
    profileMenu: '个人资料菜单',
    notifications: '通知',
  },
  ConnectedQuickActions: {
    send: '转账',
    receive: '收款',
    scan: '本演示暂不支持扫描二维码',
  },
  ConnectedSideMenu: {
    help: '帮助与支持即将推出！',
    notifications: '通知功能即将推出！',
    feedback: '意见反馈功能即将推出！',
    customer: '客户服务即将推出！',
  },
  ConnectedSiteHeader: {
    menu: '账户菜单',
    notifications: '通知',
  },
  ConnectedWalletSwitcher: {
    create: '创建新钱包',
  },
  CurrencyPage: {
    title: '币种',
  },
  ExchangePage: {
    title: '兑换',
    form: '兑换',
    trends: '市场行情',
  },
  FailedSurface: {
    close: '关闭',
    missing: '无法加载“{name}”，请检查网络连接后重试。',
    failed: '无法显示“{name}”。',
  },
  ForgotPasswordPage: {
    title: '忘记密码',
    intro: '请输入您登录时使用的邮箱。',
    answer: '未发送任何内容',
    noServer:
      '如果钱包设有服务器，且该邮箱已有账户，此时便会向其发送邮件。本演示没有服务器，不会发送邮件，也未保留您输入的内容。',
    openAccount: '演示账户对所有人开放，密码就显示在登录页面上。',
    back: '返回登录',
  },
  HistoryPage: {
    title: '交易记录',
  },
  HomePage: {
    title: '首页',
    balance: '总余额',
    actions: '快捷操作',
    transactions: '最近交易',
  },
  LandingPage: {
    title: '所有资金，尽在一个钱包',
    features: '如铸币般打造：精准，不易出错。',
    featuresIntro: '钱包必须做好的四件事，使用时毫无阻碍。',
    testimonials: '用户可能会这样说。',
    testimonialsIntro: '以下为示例评价，仅以身份署名：这是演示，没有真实客户的评价可供引用。',
  },
  LanguageProvider: {
    missing: '无法加载该语言，请检查网络连接后重试。',
  },
  NotFoundPage: {
    title: '页面未找到',
    text: '此网址下没有任何内容。页面可能已移动，或网址输入有误。',
    home: '前往网站首页',
  },
  PagePart: {
    failed: '无法显示“{name}”。',
  },
  PaymentsPage: {
    title: '支付',
    actions: '快捷操作',
    transactions: '最近交易',
  },
  PrivacyPage: {
    title: '隐私',
    intro: '本演示对您的了解仅限于您偏好的主题和语言。',
    stored: '存储的内容',
    storedWords:
      '最多两个单词，且仅存储在您自己的设备上：您选择的是浅色还是深色主题，以及哪种语言。它们保存在浏览器的本地存储中，键名为“theme”和“florin.language”。清除本网站的数据即可将其删除。',
    sent: '发送的内容',
    sentNothing: '您在此处的任何操作都不会被发送。本钱包没有接收数据的服务器，也不会发送邮件。',
    sentForms: '您在表单中输入的内容只留在本页，重新加载后即消失。',
    others: '其他参与方',
    othersNobody: '没有。这里没有 Cookie、统计分析和广告，字体和图片也与页面本身来自同一处。',
    othersHost: '与任何网站一样，托管这些文件的服务商可能会记录文件的访问情况。',
  },
  ProfilePage: {
    title: '个人资料',
    profile: '您的个人资料',
    security: '安全功能',
    statistics: '统计数据',
    transactions: '交易笔数',
    currencies: '币种数',
    daysActive: '活跃天数',
    successRate: '成功率',
  },
  ReceiveSheet: {
    title: '收款',
  },
  RouteErrorPage: {
    unexpected: '应用发生意外错误！',
    unexpectedTitle: '错误',
    unexpectedText: '显示此页面时出现问题。',
    missing: '页面未加载',
    missingText: '无法加载此页面，请检查网络连接后重试。',
    home: '前往网站首页',
  },
  SendSheet: {
    title: '转账',
    sent: '已向 {recipient} 转账 {amount}',
    sentHidden: '已向 {recipient} 转账',
  },
  SettingsMenu: {
    account: '账户',
    profile: '个人资料设置',
    notifications: '通知',
    security: '安全',
    biometrics: '生物识别',
    twoFactor: '双重验证',
    privacy: '隐私设置',
    preferences: '偏好设置',
    darkMode: '深色模式',
    language: '语言 (Language)',
    support: '支持',
    help: '帮助与支持',
  },
  SettingsPage: {
    title: '设置',
    profile: '您的个人资料',
    settings: '设置',
    signOut: '退出登录',
  },
  SigninPage: {
    title: '登录',
    heading: '欢迎回来',
    intro: '登录以打开您的钱包。',
    biometrics: '使用生物识别登录',
    orEmail: '或使用邮箱登录',
    demo: '体验演示账户',
    newHere: '还没有账户？{link}',
    signUp: '注册',
  },
  SignupPage: {
    title: '注册',
    heading: '创建您的账户',
    intro: '一个钱包，管理您的所有币种。',
    already: '已有账户？{link}',
    signIn: '登录',
  },
  TermsPage: {
    title: '条款',
    intro: '内容简短，因为需要您同意的并不多。',
    demo: '这是演示',
    demoText: '本钱包展示多币种钱包可能的外观和使用方式。它不是银行，不是支付服务，也不是交易所。',
    noMoney: '不持有任何资金',
    noMoneyText:
      '所有余额、汇率和交易均为示例数据。转账和兑换只会改变本页上的数字，别无其他影响。请勿向本页显示的地址转入任何资产。',
    reload: '重新加载页面，一切即恢复初始状态。',
    account: '一个账户，人人共用',
    accountText: '演示账户对所有人开放。请勿在此输入您在其他地方使用的密码。',
    promises: '不作任何承诺',
    promisesText:
      '网站首页所宣传的内容，描述的是此处设想的产品。本演示按现状免费提供，不附带任何形式的保证。',
  },
  TransactionPage: {
    title: '交易',
  },
  WalletPage: {
    title: '钱包',
    balance: '总余额',
    network: '网络',
    currencies: '币种',
  },
  WaysIn: {
    wrongPair: '邮箱或密码不正确，请重试。',
    failed: '发生错误，请重试。',
    accountFailed: '账户创建失败，请重试。',
    biometricsRefused: '生物识别失败，请重试。',
    biometricsMissing: '生物识别不可用。',
    demoFailed: '演示账户登录失败，请重试。',
  },
};
