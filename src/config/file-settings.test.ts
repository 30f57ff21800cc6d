import { describe, expect, it } from 'vitest'
import { readEnvironment } from './environment.ts'
import { describeProblems } from './environment-problem.ts'

const filesOf = (source: Record<string, string>) => {
  const read = readEnvironment(source)
  return read.ok ? read.environment.files : describeProblems(read.problems).split('\n')
}

const store = {
  S3_ENDPOINT: 'https://s3.ap-southeast-2.amazonaws.com',
  S3_BUCKET: 'poolwright-uploads',
  S3_ACCESS_KEY_ID: 'AKIAEXAMPLE',
  S3_SECRET_ACCESS_KEY: 'a-secret-of-the-store',
}

describe('the place for visitors’ files', () => {
  it('is a folder with the other data, or one of its own', () => {
    expect(filesOf({ DATA_DIRECTORY: '/srv/data' })).toEqual({ directory: '/srv/data/uploads' })
    expect(filesOf({ UPLOAD_DIRECTORY: '/srv/files' })).toEqual({ directory: '/srv/files' })
  })

  it('is a store where one is named', () => {
    expect(filesOf({ ...store, S3_REGION: 'ap-southeast-2', S3_PATH_STYLE: 'on' })).toMatchObject({
      s3: {
        endpoint: 'https://s3.ap-southeast-2.amazonaws.com',
        region: 'ap-southeast-2',
        bucket: 'poolwright-uploads',
        accessKeyId: 'AKIAEXAMPLE',
        secretAccessKey: 'a-secret-of-the-store',
        pathStyle: true,
      },
    })
  })

  it('is a whole store: all that is missing is listed, beside all that is wrong', () => {
    expect(filesOf({ S3_BUCKET: 'uploads', PORT: 'x', CLAMD_URL: 'http://scanner' })).toEqual([
      expect.stringContaining('PORT is "x"'),
      expect.stringContaining('CLAMD_URL is "http://scanner"; expected the address of a virus scanner'),
      'S3_ENDPOINT is not set; expected what belongs to the store, because S3_BUCKET is set',
      'S3_ACCESS_KEY_ID is not set; expected what belongs to the store, because S3_BUCKET is set',
      'S3_SECRET_ACCESS_KEY is not set; expected what belongs to the store, because S3_BUCKET is set',
    ])
  })

  it.each([
    { S3_ENDPOINT: 's3.example' },
    { S3_ENDPOINT: 'https://user:word@s3.example' },
    { S3_BUCKET: 'My Bucket' },
    { S3_BUCKET: '../x' },
    { S3_SECRET_ACCESS_KEY: 'hush me' },
  ])('is not %o, and no secret is shown', (wrong) => {
    const said = filesOf({ ...store, ...wrong })
    expect(said).toHaveLength(1)
    expect(JSON.stringify(said)).not.toContain('hush')
  })

  it.each(['clamd://scanner', 'clamd://[::1]:3310', 'clamd:///run/clamav/clamd.ctl'])(
    'is watched by %s',
    (CLAMD_URL) => {
      expect(filesOf({ CLAMD_URL })).toMatchObject({ clamdUrl: CLAMD_URL })
    },
  )
})
