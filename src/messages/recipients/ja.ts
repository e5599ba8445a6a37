import type { RecipientMessages } from '../../components/recipients/messages';

const accepts = '通貨を変更するか、{currency}を受け取れるアドレスを確認してください。';

/** Japanese. */
export const ja: RecipientMessages = {
  iban: {
    name: 'IBAN',
    right: 'IBAN（チェックディジット確認済み）',
    country: '{country}で始まるIBANを使う国はありません',
    length: '{country}で始まるIBANは{most}文字ですが、入力されたのは{count}文字です',
    checkDigits: 'このIBANには誤りがあります。チェックディジットが一致しません',
    otherCurrency: 'IBANでは{currency}を受け取れません',
    otherCurrencyDo: accepts,
  },
  lightning: {
    name: 'ライトニングインボイス',
    right: 'ライトニングインボイス（有効期限：{until}）',
    amount: '{amount}のライトニングインボイス（有効期限：{until}）',
    mistake: 'このライトニングインボイスには誤りがあります。全体をもう一度コピーしてください。',
    testnet: 'このライトニングインボイスはテストネットのもので、そのコインに価値はありません',
    otherCurrency: 'ライトニングインボイスでは{currency}を受け取れません',
    otherCurrencyDo: accepts,
  },
  phone: {
    name: '電話番号',
    right: '電話番号',
    country: '電話番号はプラス記号と国番号から始めてください',
    length: '電話番号はプラス記号の後に7桁から15桁の数字が必要です',
  },
  solana: {
    name: 'ソラナアドレス',
    right: 'ソラナアドレス（チェックサムなし）',
    length: 'このソラナアドレスには誤りがあります。文字が足りないか、余分です',
    otherCurrency: 'ソラナアドレスでは{currency}を受け取れません',
    otherCurrencyDo: `別のネットワークのアドレスに送ったお金は失われることがあります。${accepts}`,
  },
};
