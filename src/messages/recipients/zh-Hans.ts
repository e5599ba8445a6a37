import type { RecipientMessages } from '../../components/recipients/messages';

const accepts = '请更换货币，或索取可接收{currency}的地址。';

/** Chinese in simplified characters. */
export const zhHans: RecipientMessages = {
  iban: {
    name: 'IBAN',
    right: 'IBAN，校验码已验证',
    country: '没有任何国家的 IBAN 以 {country} 开头',
    length: '以 {country} 开头的 IBAN 有 {most} 个字符，而此 IBAN 有 {count} 个',
    checkDigits: '此 IBAN 有误：校验码不匹配',
    otherCurrency: 'IBAN 无法接收{currency}',
    otherCurrencyDo: accepts,
  },
  lightning: {
    name: '闪电网络发票',
    right: '闪电网络发票，有效期至 {until}',
    amount: '闪电网络发票，金额 {amount}，有效期至 {until}',
    mistake: '此闪电网络发票有误。请重新复制完整的发票。',
    testnet: '此闪电网络发票属于测试网络，其代币没有价值',
    otherCurrency: '闪电网络发票无法接收{currency}',
    otherCurrencyDo: accepts,
  },
  phone: {
    name: '电话号码',
    right: '电话号码',
    country: '请以加号和国家代码开头输入电话号码',
    length: '电话号码在加号后应有 7 至 15 位数字',
  },
  solana: {
    name: 'Solana 地址',
    right: 'Solana 地址，无校验和',
    length: '此 Solana 地址有误：缺少或多出一个字符',
    otherCurrency: 'Solana 地址无法接收{currency}',
    otherCurrencyDo: `汇到其他网络地址的资金可能会丢失。${accepts}`,
  },
};
