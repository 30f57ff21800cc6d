import { expect, it } from 'vitest'
import { readEnvironment } from './environment.ts'
import { describeProblems } from './environment-problem.ts'

const problemsOf = (source: Record<string, string>) => {
  const read = readEnvironment(source)
  return read.ok ? [] : read.problems
}

it('leaves jobs to workers only with a database that workers can reach', () => {
  const url = 'postgres://pool:secret@db.example/site'
  expect(readEnvironment({ JOBS: 'off', DATABASE_URL: url })).toMatchObject({ environment: { jobs: 'off' } })
  expect(describeProblems(problemsOf({ JOBS: 'off' }))).toBe(
    'JOBS is "off"; expected on, because without DATABASE_URL no worker can do the jobs',
  )
})

it('wants a delivery token for a content service elsewhere, even beside other problems', () => {
  const said = describeProblems(problemsOf({ CONTENT_HOST: 'https://graphql.contentful.com', PORT: 'x' }))
  expect(said).toContain('CONTENT_DELIVERY_TOKEN is not set; expected the delivery token of the space')
  expect(said).toContain('PORT is "x"')
})

it('wants the preview token to differ from the delivery token', () => {
  expect(problemsOf({ CONTENT_PREVIEW_TOKEN: 'poolwright-embedded-delivery' })).toHaveLength(1)
  expect(problemsOf({ CONTENT_DELIVERY_TOKEN: 'same-token', CONTENT_PREVIEW_TOKEN: 'same-token' })).toHaveLength(1)
})

it('says nothing of what follows from a variable that is wrong by itself', () => {
  expect(problemsOf({ CONTENT_HOST: 'ftp://content.example' }).map(({ name }) => name)).toEqual(['CONTENT_HOST'])
  expect(problemsOf({ MAP_TILES_URL: 'https://tiles.example' }).map(({ name }) => name)).toEqual(['MAP_TILES_URL'])
})

it('names all that is missing beside what is set together', () => {
  expect(problemsOf({ S3_ENDPOINT: 'https://s3.example', S3_BUCKET: 'files' })).toEqual([
    { name: 'S3_ACCESS_KEY_ID', expected: 'what belongs to the store, because S3_ENDPOINT is set' },
    { name: 'S3_SECRET_ACCESS_KEY', expected: 'what belongs to the store, because S3_ENDPOINT is set' },
  ])
})
