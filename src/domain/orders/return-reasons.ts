export const returnReasons = ['change of mind', 'faulty', 'damaged', 'wrong item'] as const

export type ReturnReason = (typeof returnReasons)[number]
