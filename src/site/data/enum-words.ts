/** GraphQL has no hyphens in its words: `water-treatment` is `WATER_TREATMENT` there. */
export type AsEnum<Word extends string> = Word extends `${infer Head}-${infer Rest}`
  ? `${Uppercase<Head>}_${AsEnum<Rest>}`
  : Uppercase<Word>

export const asEnum = <Word extends string>(word: Word): AsEnum<Word> =>
  word.toUpperCase().replaceAll('-', '_') as AsEnum<Word>
