import * as z from 'zod/mini';

const origin = z
  .string()
  .check(
    z.regex(/^(https?:\/\/[^\s/?#]+)?$/, "an origin like https://api.example.com, or empty for the page's own origin"),
  );

/**
 * `config.json`, which the client reads at start, so that one build runs against any servers. Every field has a default
 * that suits a client served by the platform itself. The client ignores an unknown field and reports a wrong one with
 * its path.
 */
export const clientConfig = z
  .object({
    /** Origin of each host; empty means the page's own origin. */
    hosts: z._default(
      z.object({
        api: z._default(origin, ''),
        group: z._default(origin, ''),
        payment: z._default(origin, ''),
        ops: z._default(origin, ''),
        user: z._default(origin, ''),
        static: z._default(origin, ''),
      }),
      { api: '', group: '', payment: '', ops: '', user: '', static: '' },
    ),
    hall_socket: z._default(
      z.object({
        /** Origin of the hall socket; empty means the page's own origin. */
        url: z._default(origin, ''),
        path: z._default(z.string().check(z.regex(/^\/[\w./-]*$/)), '/socket.io/'),
      }),
      { url: '', path: '/socket.io/' },
    ),
    room_socket: z._default(
      z.object({
        /** Origin of the room socket, with an http or https scheme; empty means the page's own origin. */
        url: z._default(origin, ''),
        path: z._default(z.string().check(z.regex(/^\/[\w./-]*$/)), '/ws/room'),
      }),
      { url: '', path: '/ws/room' },
    ),
    audio_socket: z._default(
      z.object({
        /** Origin of the audio signalling, with an http or https scheme; empty means the page's own origin. */
        url: z._default(origin, ''),
        path: z._default(z.string().check(z.regex(/^\/[\w./-]*$/)), '/ws/rtc'),
      }),
      { url: '', path: '/ws/rtc' },
    ),
    /** The instant-messaging provider. */
    im: z._default(
      z.object({
        /** App key at the provider; the local platform accepts any. */
        app_key: z._default(z.string().check(z.minLength(1)), 'mic-zero'),
        /** Addresses that name the provider's sockets; none means `/im/lbs` of the page's own origin. */
        lbs_urls: z._default(z.array(z.string().check(z.regex(/^https?:\/\/[^\s]+$/))), []),
        /** `host:port` of a socket for when none of them answers; empty means the page's own host. */
        link_url: z._default(z.string().check(z.regex(/^([\w.-]+(:\d+)?)?$/)), ''),
      }),
      { app_key: 'mic-zero', lbs_urls: [], link_url: '' },
    ),
    /**
     * The audio provider: a mesh of browsers signalled by the audio socket, a media server behind that socket for audiences, or
     * Agora.
     */
    rtc: z._default(
      z.object({
        provider: z._default(z.enum(['local', 'sfu', 'agora']), 'local'),
        /** Id of the app at Agora for when the platform names none (`rtc.config`). */
        agora_app_id: z._default(z.string(), ''),
      }),
      { provider: 'local', agora_app_id: '' },
    ),
    /** STUN and TURN servers for browsers that cannot reach each other directly, as `RTCIceServer` has them. */
    ice_servers: z._default(
      z.array(
        z.object({
          urls: z.union([z.string(), z.array(z.string())]),
          username: z.optional(z.string()),
          credential: z.optional(z.string()),
        }),
      ),
      [],
    ),
    /**
     * The page of the chat app that asks a person for their identity, with what it needs in its address; the client adds
     * `redirect_uri` and `state`. Empty means that no identity can be bound here.
     */
    chat_app_url: z._default(z.string().check(z.regex(/^((https?:\/)?\/[^\s]+)?$/)), ''),
    /** Methods and paths that replace those of the contracts, by endpoint name. */
    paths: z._default(z.record(z.string(), z.string().check(z.regex(/^\/[^\s]*$/))), {}),
    /**
     * Key material for the login info in local storage. It obfuscates; it does not protect from scripts (open point
     * B11).
     */
    storage_key: z._default(z.string().check(z.minLength(8)), 'mic-zero-local-storage'),
    /**
     * Whether browsers keep a copy of the client that opens without the network (pwa.unregister-when-not-configured). When it
     * is false, pages remove the workers and caches that earlier ones left.
     */
    offline: z._default(z.boolean(), false),
    /** Address that receives page views; empty disables them. */
    analytics_url: z._default(z.string(), ''),
    /** Address that receives client errors; empty leaves them in the console. */
    error_report_url: z._default(z.string(), ''),
  })
  .register(z.globalRegistry, { id: 'ClientConfig' });

export type ClientConfig = z.output<typeof clientConfig>;
