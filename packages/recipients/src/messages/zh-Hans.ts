import type { RecipientMessages } from '../texts';

const accepts = '请更换货币，或索取可接收{currency}的地址。';

/** Texts about IBANs and phone numbers in simplified Chinese. */
export const zhHans: RecipientMessages = {
  iban: {
    name: 'IBAN',
    right: 'IBAN，校验码已验证',
    country: '没有任何国家的 IBAN 以 {country} 开头',
    length: '以 {country} 开头的 IBAN 有 {most} 个字符，而此 IBAN 有 {count} 个',
    structure: '此 IBAN 的结构不符合 {country} 的规定：有字母或数字的位置不对',
    checkDigits: '此 IBAN 有误：校验码不匹配',
    otherCurrency: 'IBAN 无法接收{currency}',
    otherCurrencyDo: accepts,
  },
  phone: {
    name: '电话号码',
    right: '电话号码',
    country: '请以加号和国家代码开头输入电话号码',
    length: '电话号码在加号后应有 7 至 15 位数字',
    unassigned: '该国家或地区没有这样的电话号码',
    extension: '请输入不带分机号的电话号码',
  },
};
