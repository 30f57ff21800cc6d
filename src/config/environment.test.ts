import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { describe, expect, it } from 'vitest'
import { usualRetention } from '../domain/retention/usual-retention.ts'
import { readEnvironment, variableNames } from './environment.ts'
import { describeProblems } from './environment-problem.ts'

const problemsOf = (source: Record<string, string>) => {
  const read = readEnvironment(source)
  return read.ok ? [] : read.problems
}

describe('the environment', () => {
  it('needs nothing set', () => {
    expect(readEnvironment({})).toEqual({
      ok: true,
      environment: {
        port: 8080,
        host: '127.0.0.1',
        publicUrl: 'http://localhost:8080',
        mode: 'development',
        logLevel: 'info',
        trustProxy: false,
        siteDirectory: 'dist',
        cacheDirectory: '.cache',
        worker: 'on',
        pictureEffort: 'usual',
        content: {
          directory: 'content',
          space: 'poolwright',
          environment: 'master',
          deliveryToken: 'poolwright-embedded-delivery',
        },
        siteDataFunction: { operations: 'own' },
        payments: { kind: 'sandbox' },
        database: { directory: '.data/database' },
        files: { directory: '.data/uploads' },
        mailIn: { secrets: [] },
        jobs: 'on',
        retention: usualRetention,
      },
    })
  })

  it('takes the moment that a build is to be of', () => {
    expect(readEnvironment({ SOURCE_DATE_EPOCH: '1700000000' })).toMatchObject({
      environment: { sourceDate: new Date('2023-11-14T22:13:20Z') },
    })
    expect(problemsOf({ SOURCE_DATE_EPOCH: 'yesterday' })).toHaveLength(1)
  })

  it('takes a PostgreSQL by its address, which it does not show when it is wrong', () => {
    const read = readEnvironment({ DATABASE_URL: 'postgres://pool:secret@db.example/site' })
    expect(read).toMatchObject({ environment: { database: { url: 'postgres://pool:secret@db.example/site' } } })
    const wrong = readEnvironment({ DATABASE_URL: 'mysql://pool:secret@db.example' })
    expect(wrong.ok || describeProblems(wrong.problems)).toContain('the address of a PostgreSQL')
    expect(JSON.stringify(wrong)).not.toContain('secret')
  })

  it('takes a secret for forms when it is long enough, and does not show one that is not', () => {
    const FORM_SECRET = 'k7Qm2xVb9LwT4rZs8NcY3hGf6JdPa1Ee'
    expect(readEnvironment({ FORM_SECRET })).toMatchObject({ environment: { formSecret: FORM_SECRET } })
    const wrong = readEnvironment({ FORM_SECRET: 'hush-hush' })
    expect(wrong.ok || describeProblems(wrong.problems)).toBe(
      'FORM_SECRET is 9 characters; expected at least 32 characters without spaces',
    )
  })

  it('takes what is set, ignores what is not ours, and counts empty as not set', () => {
    expect(
      readEnvironment({
        PORT: '3000',
        LOG_LEVEL: ' ',
        PUBLIC_URL: 'https://Pools.example/',
        CONTENT_HOST: 'https://graphql.contentful.com',
        CONTENT_DELIVERY_TOKEN: 'delivery-token',
        CONTENT_PREVIEW_TOKEN: 'preview-token',
        TAG_MANAGER_ID: 'GTM-ABC1234',
        ANALYTICS_ID: '0b5d3a9e-7a41-4f3e-a6c4-1f8f',
        WORKER: 'off',
        TRUST_PROXY: 'on',
        SHELL: '/bin/bash',
      }),
    ).toMatchObject({
      ok: true,
      environment: {
        port: 3000,
        logLevel: 'info',
        publicUrl: 'https://pools.example',
        worker: 'off',
        trustProxy: true,
        tagManagerId: 'GTM-ABC1234',
        content: { host: 'https://graphql.contentful.com', previewToken: 'preview-token' },
      },
    })
  })

  it('lists every problem at once, with the name, what was given and what is expected', () => {
    const problems = problemsOf({
      PORT: 'eighty',
      HOST: 'my host',
      PUBLIC_URL: 'pools.example/shop',
      NODE_ENV: 'live',
      LOG_LEVEL: 'loud',
      WORKER: 'yes',
      TRUST_PROXY: '1',
      CONTENT_SPACE: 'a/b',
      CONTENT_HOST: 'https://graphql.contentful.com/content',
      TAG_MANAGER_ID: 'UA-1',
      ANALYTICS_ID: '<script>',
    })
    expect(problems.map(({ name }) => name)).toEqual([
      'PORT',
      'HOST',
      'PUBLIC_URL',
      'NODE_ENV',
      'LOG_LEVEL',
      'TRUST_PROXY',
      'WORKER',
      'CONTENT_HOST',
      'CONTENT_SPACE',
      'TAG_MANAGER_ID',
      'ANALYTICS_ID',
    ])
    expect(describeProblems(problems).split('\n')[0]).toBe('PORT is "eighty"; expected a whole number from 1 to 65535')
  })

  it('takes periods of keeping, and lists every one that is none', () => {
    expect(readEnvironment({ RETENTION_DAYS: 'contact:365,en-nz/repair:900' })).toMatchObject({
      environment: { retention: { 'en-za': { contact: 365 }, 'en-nz': { contact: 365, repair: 900 } } },
    })
    const said = describeProblems(problemsOf({ RETENTION_DAYS: 'contact:none,repairs:30', PORT: 'x' }))
    expect(said).toContain('“contact:none”')
    expect(said).toContain('“repairs:30” names nothing of')
    expect(said).toContain('PORT is "x"')
  })

  it('takes pictures of a map service with the name of whom they are owed to, and not without', () => {
    const url = 'https://tiles.example.com/{z}/{x}/{y}.png'
    expect(readEnvironment({ MAP_TILES_URL: url, MAP_TILES_ATTRIBUTION: '© Somebody' })).toMatchObject({
      environment: { mapTiles: { url, attribution: '© Somebody' } },
    })
    expect(problemsOf({ MAP_TILES_URL: url }).map(({ name }) => name)).toEqual(['MAP_TILES_ATTRIBUTION'])
    for (const wrong of ['http://tiles.example.com/{z}/{x}/{y}.png', 'https://tiles.example.com/{z}/{x}.png'])
      expect(problemsOf({ MAP_TILES_URL: wrong, MAP_TILES_ATTRIBUTION: 'x' })).toHaveLength(1)
  })

  it.each(['65536', '0', '-1', '80.5', '0x50'])('refuses port %s', (PORT) => {
    expect(problemsOf({ PORT })).toHaveLength(1)
  })

  it.each([
    'ftp://pools.example',
    'https://user:word@pools.example',
    'https://pools.example/?a',
    'https://pools.example/shop',
  ])('refuses %s as the public address', (PUBLIC_URL) => {
    expect(problemsOf({ PUBLIC_URL })).toHaveLength(1)
  })

  it('never shows a secret', () => {
    const said = describeProblems(problemsOf({ CONTENT_DELIVERY_TOKEN: 'hush me', CONTENT_PREVIEW_TOKEN: 'hush me' }))
    expect(said).not.toContain('hush')
    expect(said).toContain('CONTENT_DELIVERY_TOKEN is 7 characters; expected at least 8 characters without spaces')
  })

  it('is documented in full by .env.example, whose values are the defaults', () => {
    const example = parseEnv(readFileSync('.env.example', 'utf8'))
    expect(readEnvironment(example)).toEqual(readEnvironment({}))
    expect(Object.keys(example).toSorted()).toEqual(variableNames.toSorted())
  })
})
