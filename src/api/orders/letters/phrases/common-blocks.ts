import type { EditionFacts } from '../../../../domain/edition/edition-facts.ts'
import type { Order } from '../../../../domain/orders/order.ts'
import { greeting } from '../../../mail/acknowledgement/greeting.ts'
import { type Block, paragraph } from '../../../mail/letter/letter.ts'
import { link, type OrderBlock } from '../../../mail/shop-letter/order-block.ts'
import type { LetterFile } from '../letter-details.ts'

export const hello = ({ name }: Order): Block => paragraph(greeting(name))

export const reachUs = ({ phone, hours }: EditionFacts): Block =>
  paragraph(`Anything else: reply to this email and a person will read it. Or ring us, ${hours}: ${phone}.`)

/** Where a PDF is; nothing where there is none. */
export const fileBlocks = (name: string, file: LetterFile | undefined): OrderBlock[] => [
  ...(file?.isAttached === true ? [paragraph(`The ${name.toLowerCase()} is attached to this email.`)] : []),
  ...(file?.url === undefined ? [] : [link(`${name}, with the order`, file.url)]),
]
