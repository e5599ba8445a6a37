import type { RecipientMessages } from '../../components/recipients/messages';

const accepts = 'Mude a moeda ou peça um endereço que aceite {currency}.';

/** Portuguese of Brazil. */
export const ptBR: RecipientMessages = {
  iban: {
    name: 'IBAN',
    right: 'IBAN, dígitos de controle verificados',
    country: 'Nenhum país tem um IBAN que comece com {country}',
    length: 'Um IBAN que começa com {country} tem {most} caracteres, e este tem {count}',
    checkDigits: 'Este IBAN contém um erro: os dígitos de controle não conferem',
    otherCurrency: 'Um IBAN não pode receber {currency}',
    otherCurrencyDo: accepts,
  },
  lightning: {
    name: 'fatura Lightning',
    right: 'Fatura Lightning, válida até {until}',
    amount: 'Fatura Lightning de {amount}, válida até {until}',
    mistake: 'Esta fatura Lightning contém um erro. Copie a fatura inteira novamente.',
    testnet: 'Esta fatura Lightning é de uma rede de testes, cujas moedas não têm valor',
    otherCurrency: 'Uma fatura Lightning não pode receber {currency}',
    otherCurrencyDo: accepts,
  },
  phone: {
    name: 'número de telefone',
    right: 'Número de telefone',
    country: 'Comece o número de telefone com o sinal de mais e o código do país',
    length: 'Um número de telefone tem de 7 a 15 dígitos depois do sinal de mais',
  },
  solana: {
    name: 'endereço Solana',
    right: 'Endereço Solana sem soma de verificação',
    length: 'Este endereço Solana contém um erro: um caractere está faltando ou sobrando',
    otherCurrency: 'Um endereço Solana não pode receber {currency}',
    otherCurrencyDo: `O dinheiro enviado a um endereço de outra rede pode se perder. ${accepts}`,
  },
};
