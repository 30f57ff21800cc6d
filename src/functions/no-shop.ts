import { plainAnswer } from './plain-answer.ts'

/** Where nobody charges cards. */
export const noShop = (): Response =>
  plainAnswer('text', {
    status: 404,
    code: 'no_shop',
    message: 'There is no shop here.',
    headers: { 'cache-control': 'no-store' },
  })
