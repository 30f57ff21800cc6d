/** Any store that speaks S3. */
export interface S3Settings {
  /** Such as `https://s3.ap-southeast-2.amazonaws.com`. */
  readonly endpoint: string
  readonly region: string
  readonly bucket: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
  /** The bucket in the path (`host/bucket/key`) instead of in the name (`bucket.host/key`). */
  readonly pathStyle: boolean
}

/** The address of the bucket, with a slash at the end. */
export const bucketUrl = ({ endpoint, bucket, pathStyle }: S3Settings): URL => {
  const url = new URL(endpoint)
  if (pathStyle) url.pathname = `${url.pathname.replace(/\/$/, '')}/${bucket}/`
  else {
    url.hostname = `${bucket}.${url.hostname}`
    url.pathname = `${url.pathname.replace(/\/$/, '')}/`
  }
  return url
}
