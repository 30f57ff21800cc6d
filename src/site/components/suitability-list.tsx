import type { Suitability } from '../content/product.ts'

const list = (words: string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`

/** Whether it suits a pool, in plain words. */
export const SuitabilityList = ({
  suitability: { poolTypes, maxLengthM, surfaces, cleans },
}: {
  suitability: Suitability
}) => (
  <section className="section wrap">
    <h2>Will it suit my pool?</h2>
    <ul>
      <li>
        Length: pools up to {maxLengthM} metres, {list(poolTypes)}.
      </li>
      <li>Surface: {list(surfaces)}.</li>
      <li>{cleans.includes('floor') ? 'Yes, it cleans the floor.' : 'No, it does not clean the floor.'}</li>
      <li>{cleans.includes('walls') ? 'Yes, it climbs walls.' : 'No, it does not climb walls.'}</li>
      <li>{cleans.includes('waterline') ? 'Yes, it scrubs the waterline.' : 'No, it does not reach the waterline.'}</li>
    </ul>
  </section>
)
