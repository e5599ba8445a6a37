import type { RecipientMessages } from '../texts';

const accepts = '通貨を変更するか、{currency}を受け取れるアドレスを確認してください。';

/** Japanese texts about IBANs and phone numbers. */
export const ja: RecipientMessages = {
  iban: {
    name: 'IBAN',
    right: 'IBAN（チェックディジット確認済み）',
    country: '{country}で始まるIBANを使う国はありません',
    length: '{country}で始まるIBANは{most}文字ですが、入力されたのは{count}文字です',
    structure:
      'このIBANの構成は{country}のものと異なります。文字または数字の位置が正しくありません',
    checkDigits: 'このIBANには誤りがあります。チェックディジットが一致しません',
    otherCurrency: 'IBANでは{currency}を受け取れません',
    otherCurrencyDo: accepts,
  },
  phone: {
    name: '電話番号',
    right: '電話番号',
    country: '電話番号はプラス記号と国番号から始めてください',
    length: '電話番号はプラス記号の後に7桁から15桁の数字が必要です',
    unassigned: 'この電話番号はその国に存在しません',
    extension: '内線番号を付けずに電話番号を入力してください',
  },
};
