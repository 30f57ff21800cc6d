CREATE TABLE "identity_accounts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"edition" text NOT NULL,
	"password" text,
	"password_at" timestamp with time zone,
	"one_time_secret" text,
	"one_time_step" bigint,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "identity_accounts_email" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "identity_keys" (
	"period" integer PRIMARY KEY NOT NULL,
	"id" text NOT NULL,
	"key" jsonb NOT NULL,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "identity_keys_id" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "identity_mail_proofs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"purpose" text NOT NULL,
	"email" text NOT NULL,
	"edition" text NOT NULL,
	"account" uuid,
	"code_digest" text NOT NULL,
	"link_digest" text NOT NULL,
	"asked_by" text NOT NULL,
	"sign_up" jsonb,
	"tries" integer DEFAULT 0 NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "identity_mail_proofs_link" UNIQUE("link_digest")
);
--> statement-breakpoint
CREATE TABLE "identity_passkeys" (
	"id" text PRIMARY KEY NOT NULL,
	"account" uuid NOT NULL,
	"public_key" "bytea" NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] NOT NULL,
	"synced" boolean NOT NULL,
	"name" text NOT NULL,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "identity_records" (
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"payload" jsonb NOT NULL,
	"grant_id" text,
	"uid" text,
	"account" text,
	"consumed_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	CONSTRAINT "identity_records_kind_id_pk" PRIMARY KEY("kind","id")
);
--> statement-breakpoint
CREATE TABLE "identity_recovery_codes" (
	"account" uuid NOT NULL,
	"digest" text NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "identity_recovery_codes_account_digest_pk" PRIMARY KEY("account","digest")
);
--> statement-breakpoint
CREATE TABLE "identity_sign_ins" (
	"uid" text PRIMARY KEY NOT NULL,
	"account" uuid NOT NULL,
	"device" text NOT NULL,
	"way" text NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "identity_mail_proofs" ADD CONSTRAINT "identity_mail_proofs_account_identity_accounts_id_fk" FOREIGN KEY ("account") REFERENCES "public"."identity_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_passkeys" ADD CONSTRAINT "identity_passkeys_account_identity_accounts_id_fk" FOREIGN KEY ("account") REFERENCES "public"."identity_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_recovery_codes" ADD CONSTRAINT "identity_recovery_codes_account_identity_accounts_id_fk" FOREIGN KEY ("account") REFERENCES "public"."identity_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_sign_ins" ADD CONSTRAINT "identity_sign_ins_account_identity_accounts_id_fk" FOREIGN KEY ("account") REFERENCES "public"."identity_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "identity_accounts_made" ON "identity_accounts" USING btree ("made_at");--> statement-breakpoint
CREATE INDEX "identity_mail_proofs_asked_by" ON "identity_mail_proofs" USING btree ("asked_by");--> statement-breakpoint
CREATE INDEX "identity_mail_proofs_account" ON "identity_mail_proofs" USING btree ("account");--> statement-breakpoint
CREATE INDEX "identity_mail_proofs_expires" ON "identity_mail_proofs" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "identity_passkeys_account" ON "identity_passkeys" USING btree ("account");--> statement-breakpoint
CREATE INDEX "identity_records_grant" ON "identity_records" USING btree ("grant_id");--> statement-breakpoint
CREATE INDEX "identity_records_uid" ON "identity_records" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "identity_records_account" ON "identity_records" USING btree ("account");--> statement-breakpoint
CREATE INDEX "identity_records_expires" ON "identity_records" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "identity_sign_ins_account" ON "identity_sign_ins" USING btree ("account");--> statement-breakpoint
CREATE INDEX "identity_sign_ins_expires" ON "identity_sign_ins" USING btree ("expires_at");