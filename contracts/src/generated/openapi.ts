// Generated from docs/generated/openapi.json by `npm run docs`. Do not edit.
export interface paths {
    "/account/captcha": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A picture to read before an sms is sent. */
        get: operations["account.captcha"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/chktoken": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask whether the session still lives. */
        post: operations["account.chktoken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/follows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whom somebody follows, or who follows them. */
        get: operations["account.follows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/forgot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set a new password by an sms code. */
        post: operations["account.forgot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/initpass": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set the first password; an account that has one needs the code of account.tosms. */
        post: operations["account.initpass"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/isfollow": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How the caller stands to somebody. */
        get: operations["account.isfollow"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in: by password or sms code (type 1), or by the code of another app (2 to 5). */
        post: operations["account.login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End this session, or every session of the account. */
        post: operations["account.logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create an account for a phone number and sign in. */
        post: operations["account.register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/setbase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Save the base profile: nick, gender, birthday, picture. */
        post: operations["account.setbase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/sms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a verification code to a phone. */
        post: operations["account.sms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/tofollow": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Follow or unfollow somebody. */
        post: operations["account.tofollow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/tosms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a code to the signed-in account's own phone, for a change of its password. */
        post: operations["account.tosms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/wechatAuth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Bind a chat-app identity to the signed-in account. */
        post: operations["account.wechat_auth"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/home/common/file/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Upload an image. */
        post: operations["file.upload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/home/relation/chatUser": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Somebody to chat with: who they are, and how the caller stands to them. */
        get: operations["relation.chat_user"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/home/relation/statusList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where the friends and followed people of the caller are who are online. */
        get: operations["relation.status_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/lobby/channel/check_join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ask whether a channel can be joined directly. */
        get: operations["channel.check_join"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/lobby/channel/check_password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Try a password before joining with it. */
        post: operations["channel.check_password"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/lobby/channel/current_channel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Where I am: hall, voice channel, text channel. Empty ids mean nowhere. */
        post: operations["channel.current_channel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/lobby/channel/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** One channel. */
        post: operations["channel.detail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/lobby/channel/join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Join a channel, with a password when it has one. */
        post: operations["channel.join"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/lobby/channel/leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Leave a voice channel. */
        post: operations["channel.leave"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/lobby/channel/message": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A page of the history of a text channel, oldest line first. */
        post: operations["channel.message"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/lobby/channel/on_pc_auth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in by the code of a partner app, which may name a hall to land in. */
        post: operations["login.partner"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/lobby/channel/user_list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Who is in the voice channels of a hall. */
        post: operations["channel.user_list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/lobby/config/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Limits and switches of halls. */
        get: operations["config.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/lobby/hall/batch_user_card": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The cards of several members, for a mic list. */
        post: operations["hall.batch_user_card"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/lobby/hall/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** One hall with its channel tree. */
        post: operations["hall.detail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/lobby/hall/enter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Become a member of a hall. */
        post: operations["hall.enter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/lobby/hall/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The halls that I am a member of. */
        post: operations["hall.list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/lobby/hall/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Find halls by name or id; without a keyword the liveliest ones. */
        post: operations["hall.search"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/lobby/hall/user_card": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The card of one member. */
        post: operations["hall.user_card"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/lobby/hall/user_list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A page of the members of a hall, online ones first. */
        post: operations["hall.user_list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/op/on_pc_auth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in by the code of the game-life app. */
        post: operations["login.partner_op"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/user/friend/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The friends of the caller, online ones first. */
        get: operations["friend.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/user/info/v2/addFriend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make somebody a friend. */
        post: operations["friend.add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/user/info/v2/delFriend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End a friendship, on both sides. */
        post: operations["friend.del"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/user/infos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** User info by numbers. */
        post: operations["user.infos"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/user/v2/addBlacklist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Block somebody. */
        post: operations["blacklist.add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/user/v2/blacklist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whom the caller has blocked, latest first. */
        get: operations["blacklist.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/user/v2/removeBlacklist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Block somebody no longer. */
        post: operations["blacklist.remove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/im/black-add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Block an account of the messaging provider. */
        get: operations["im.black_add"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/im/black-del": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Block an account of the messaging provider no longer. */
        get: operations["im.black_del"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ytx/beSilentLogin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Sign in by a link. */
        get: operations["login.silent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ytx/wechatLogin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in by the code of a third-party chat app. */
        post: operations["login.wechat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Blacklist: {
            account: string[];
        };
        Channel: {
            id: string | number;
            name?: string | number | null;
            type: string | number;
            hall_id: string | number;
            unread?: string | number | null;
            last_message?: {
                last_msg_id: string | number;
                last_msg_content?: string | number | null;
            } | null;
            limit_mic?: string | number | null;
            pass?: number | string | boolean | null;
            token?: string | number | null;
            mic_list?: components["schemas"]["HallMicEntry"][];
            children?: {
                id: string | number;
                name?: string | number | null;
                type: string | number;
                hall_id: string | number;
                unread?: string | number | null;
                last_message?: {
                    last_msg_id: string | number;
                    last_msg_content?: string | number | null;
                } | null;
                limit_mic?: string | number | null;
                pass?: number | string | boolean | null;
                token?: string | number | null;
                mic_list?: components["schemas"]["HallMicEntry"][];
            }[];
        };
        ChannelJoinInfo: {
            hall_id: string | number;
            channel_id: string | number;
            role?: string | number | null;
            type: string | number;
            token?: string | number | null;
            text_mute?: number | string | boolean | null;
        };
        ChatAppLogin: components["schemas"]["LoginInfo"] | {
            /** @constant */
            phone: "";
            third_party: components["schemas"]["ThirdPartyAuth"];
        };
        ChatAuthor: {
            id: string | number;
            nick?: string | number | null;
            avatar?: string | number | null;
            role?: string | number | null;
        };
        ChatBody: {
            msg_type: string | number;
            content?: string | number | null;
            extra?: string | null;
            msg?: string | number | null;
        };
        ChatExtra: {
            author?: components["schemas"]["ChatAuthor"];
            aiteuser?: {
                [key: string]: string;
            };
            status?: string | number | null;
        };
        ChatMessage: {
            from_id: string | number;
            hall_id: string | number;
            channel_id: string | number;
            msg_id: string | number;
            send_time: string | number;
            type: string | number;
            body: string;
            c_mid?: string | number;
            author?: components["schemas"]["ChatAuthor"];
        };
        ClientConfig: {
            /**
             * @default {
             *       "api": "",
             *       "group": "",
             *       "payment": "",
             *       "ops": "",
             *       "user": "",
             *       "static": ""
             *     }
             */
            hosts: {
                /** @default  */
                api: string;
                /** @default  */
                group: string;
                /** @default  */
                payment: string;
                /** @default  */
                ops: string;
                /** @default  */
                user: string;
                /** @default  */
                static: string;
            };
            /**
             * @default {
             *       "url": "",
             *       "path": "/socket.io/"
             *     }
             */
            hall_socket: {
                /** @default  */
                url: string;
                /** @default /socket.io/ */
                path: string;
            };
            /** @default {} */
            paths: {
                [key: string]: string;
            };
            /** @default mic-zero-local-storage */
            storage_key: string;
            /** @default  */
            analytics_url: string;
            /** @default  */
            error_report_url: string;
        };
        DeviceFields: {
            client_ip?: string | number | null;
            dev_model?: string | number | null;
            dev_imei?: string | number | null;
            promo_code?: string | number | null;
            city_code?: string | number | null;
            os?: string | number | null;
        };
        FollowEntry: {
            no: string | number;
            nick?: string | number | null;
            avatar?: string | number | null;
            gender?: string | number | null;
            age?: string | number | null;
            sign?: string | number | null;
            online?: number | string | boolean | null;
            mutual?: number | string | boolean | null;
        };
        Hall: {
            id: string | number;
            name?: string | number | null;
            bg_img?: string | number | null;
            channels?: components["schemas"]["Channel"][];
            user_id: string | number;
            in_hall?: number | string | boolean | null;
            welcome_channel_id?: string | number | null;
            unread?: string | number | null;
            intro?: string | number | null;
            user_count?: string | number | null;
            online_count?: string | number | null;
        };
        HallMicEntry: {
            mic_uid: string | number;
            mic_state: string | number | boolean;
            nick?: string | number | null;
            avatar?: string | number | null;
        };
        HallUser: {
            id: string | number;
            nick?: string | number | null;
            avatar?: string | number | null;
            online?: number | string | boolean | null;
            role?: string | number | null;
            age?: string | number | null;
            gender?: string | number | null;
            mic_mute?: number | string | boolean | null;
            text_mute?: number | string | boolean | null;
        };
        LinkLogin: {
            no: string | number;
            access_time: string | number;
            expires_in: string | number;
            attach: {
                base: number | string | boolean;
            };
            token: {
                sid: string;
                access_token: string;
                secret_key: string;
            };
            phone?: string | number | null;
            room_no?: string | number | null;
        };
        LoginInfo: {
            no: string | number;
            access_time: string | number;
            expires_in: string | number;
            attach: {
                base: number | string | boolean;
            };
            token: {
                sid: string;
                access_token: string;
                secret_key: string;
            };
            phone?: string | number | null;
        };
        PartnerLogin: {
            no: string | number;
            access_time: string | number;
            expires_in: string | number;
            attach: {
                base: number | string | boolean;
            };
            token: {
                sid: string;
                access_token: string;
                secret_key: string;
            };
            phone?: string | number | null;
            hall_id?: string | number | null;
            channel_id?: string | number | null;
        };
        RealtimeEnvelope: {
            type: string | number;
            platform?: string | number | null;
            mid?: string | number | null;
            ver?: string | number | null;
            gate?: string | number | null;
            time: string | number;
            from?: string | number | null;
            to?: string | number | null;
            channel?: string | number | null;
            body: string;
        };
        Relation: {
            no: string | number;
            follow: number | string | boolean;
            fan: number | string | boolean;
            friend: number | string | boolean;
            black: number | string | boolean;
            blacked: number | string | boolean;
        };
        ThirdPartyAuth: {
            ticket: string;
            nick?: string | number | null;
            avatar?: string | number | null;
        };
        UserBrief: {
            no: string | number;
            nick?: string | number | null;
            avatar?: string | number | null;
            gender?: string | number | null;
            age?: string | number | null;
            sign?: string | number | null;
            online?: number | string | boolean | null;
        };
        UserCard: {
            uid: string | number;
            nick?: string | number | null;
            avatar?: string | number | null;
            gender?: string | number | null;
            age?: string | number | null;
            sign?: string | number | null;
            role?: string | number | null;
            online?: number | string | boolean | null;
            mic_mute?: number | string | boolean | null;
            text_mute?: number | string | boolean | null;
        };
        UserInfo: {
            no: string | number;
            nick?: string | number | null;
            gender?: string | number | null;
            age?: string | number | null;
            avatar?: string | number | null;
            birth?: string | number | null;
            sign?: string | number | null;
            prov?: string | number | null;
            hobby?: string | number | null;
            tag?: string | number | null;
            album?: string[];
            medal?: string[];
            city?: string | number | null;
            location?: string | number | null;
            ip?: string | number | null;
            phone?: string | number | null;
        };
        UserStatus: {
            no: string | number;
            online: number | string | boolean;
            hall_id?: string | number | null;
            channel_id?: string | number | null;
            room_no?: string | number | null;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    "account.captcha": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "captcha_id": "c-1",
                     *         "image": "data:image/svg+xml;base64,PHN2Zy8+"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            captcha_id: string;
                            image: string;
                        };
                    } | {
                        /** @example 42900 */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "account.chktoken": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": {
                    access_token?: string;
                };
            };
        };
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "no": "100001",
                     *         "expires_in": 2591000
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            no: string | number;
                            expires_in?: string | number | null;
                        };
                    } | {
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "account.follows": {
        parameters: {
            query: {
                direct: string | number;
                point: string | number;
                num: string | number;
                no?: string | number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "list": [
                     *           {
                     *             "no": "100002",
                     *             "nick": "阿澈",
                     *             "avatar": "",
                     *             "gender": 1,
                     *             "age": 24,
                     *             "sign": "随叫随到",
                     *             "online": 1,
                     *             "mutual": 1
                     *           }
                     *         ],
                     *         "point": 7,
                     *         "total": 11
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            list: components["schemas"]["FollowEntry"][];
                            point?: string | number | null;
                            total?: string | number | null;
                        };
                    } | {
                        /** @example 30005 */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "account.forgot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "phone": "13800000001",
                 *       "smscode": "246810",
                 *       "passwd": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"
                 *     }
                 */
                "application/json": {
                    phone: string;
                    smscode: string;
                    passwd: string;
                };
            };
        };
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {}
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: Record<string, never>;
                    } | {
                        /**
                         * @example 20003
                         * @example 42900
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "account.initpass": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "passwd": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
                 *       "smscode": "246810"
                 *     }
                 */
                "application/json": {
                    passwd: string;
                    smscode?: string;
                };
            };
        };
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {}
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: Record<string, never>;
                    } | {
                        /**
                         * @example 20003
                         * @example 42900
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "account.isfollow": {
        parameters: {
            query: {
                no: string | number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "no": "100002",
                     *         "follow": 0,
                     *         "fan": 0,
                     *         "friend": 0,
                     *         "black": 0,
                     *         "blacked": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: components["schemas"]["Relation"];
                    } | {
                        /** @example 30005 */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "account.login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": 1,
                 *       "client": 3,
                 *       "username": "13800000001",
                 *       "ts": 1790000000000,
                 *       "passwd": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"
                 *     }
                 */
                "application/json": {
                    type: string | number;
                    client: string | number;
                    username: string;
                    ts: number;
                    passwd?: string;
                    smscode?: string;
                    pincode?: string;
                    extra?: string;
                    test?: string | number | null;
                };
            };
        };
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "no": "100001",
                     *         "access_time": 1790000000000,
                     *         "expires_in": 2592000,
                     *         "attach": {
                     *           "base": 1
                     *         },
                     *         "token": {
                     *           "sid": "s-1f0c",
                     *           "access_token": "at-77aa",
                     *           "secret_key": "sk-90bb"
                     *         },
                     *         "phone": "13800000001"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: components["schemas"]["LoginInfo"];
                    } | {
                        /**
                         * @example 20001
                         * @example 20003
                         * @example 20008
                         * @example 20009
                         * @example 10007
                         * @example 42900
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "account.logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": {
                    everywhere?: number | string | boolean;
                };
            };
        };
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {}
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: Record<string, never>;
                    } | {
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "account.register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "phone": "13800000009",
                 *       "smscode": "246810",
                 *       "passwd": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
                 *       "client": 3
                 *     }
                 */
                "application/json": {
                    phone: string;
                    smscode: string;
                    passwd: string;
                    client: string | number;
                };
            };
        };
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "no": "100009",
                     *         "access_time": 1790000000000,
                     *         "expires_in": 2592000,
                     *         "attach": {
                     *           "base": 0
                     *         },
                     *         "token": {
                     *           "sid": "s-1f0c",
                     *           "access_token": "at-77aa",
                     *           "secret_key": "sk-90bb"
                     *         },
                     *         "phone": "13800000009"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: components["schemas"]["LoginInfo"];
                    } | {
                        /**
                         * @example 20002
                         * @example 20003
                         * @example 42900
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "account.setbase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "nick": "小满",
                 *       "gender": 2,
                 *       "birth": "2004-05-21",
                 *       "avatar": ""
                 *     }
                 */
                "application/json": {
                    nick: string;
                    gender: string | number;
                    birth: string;
                    avatar: string;
                };
            };
        };
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "no": "100001",
                     *         "nick": "小满",
                     *         "gender": 2,
                     *         "age": 22,
                     *         "avatar": "",
                     *         "birth": "2004-05-21",
                     *         "sign": "今晚开黑，缺一个辅助",
                     *         "prov": "浙江",
                     *         "hobby": "王者,狼人杀",
                     *         "tag": "麦霸",
                     *         "album": [],
                     *         "medal": [],
                     *         "city": "杭州",
                     *         "location": "",
                     *         "ip": "",
                     *         "phone": "138****0001"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: components["schemas"]["UserInfo"];
                    } | {
                        /** @example 20006 */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "account.sms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "phone": "13800000001",
                 *       "scene": "login",
                 *       "captcha_id": "c-1",
                 *       "captcha": "7K3P"
                 *     }
                 */
                "application/json": {
                    phone: string;
                    /** @enum {string} */
                    scene: "login" | "register" | "forgot" | "bind";
                    captcha_id: string;
                    captcha: string;
                };
            };
        };
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "interval": 60,
                     *         "mock_code": "246810"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            interval?: string | number | null;
                            mock_code?: string | number | null;
                        };
                    } | {
                        /**
                         * @example 20005
                         * @example 20004
                         * @example 20010
                         * @example 20002
                         * @example 42900
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "account.tofollow": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "no": "100002",
                 *       "op": 1
                 *     }
                 */
                "application/json": {
                    no: string | number;
                    op: string | number;
                };
            };
        };
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "no": "100002",
                     *         "follow": 1,
                     *         "fan": 0,
                     *         "friend": 0,
                     *         "black": 0,
                     *         "blacked": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: components["schemas"]["Relation"];
                    } | {
                        /**
                         * @example 30005
                         * @example 21001
                         * @example 21002
                         * @example 21003
                         * @example 21004
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "account.tosms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "interval": 60,
                     *         "phone": "138****0001",
                     *         "mock_code": "246810"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            interval?: string | number | null;
                            phone?: string | number | null;
                            mock_code?: string | number | null;
                        };
                    } | {
                        /**
                         * @example 20004
                         * @example 20010
                         * @example 42900
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "account.wechat_auth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "wx-1"
                 *     }
                 */
                "application/json": {
                    code: string;
                };
            };
        };
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "nick": "小满同学",
                     *         "avatar": ""
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            nick?: string | number | null;
                            avatar?: string | number | null;
                        };
                    } | {
                        /**
                         * @example 20008
                         * @example 20011
                         * @example 42900
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "file.upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @enum {string} */
                    scene: "chat" | "avatar";
                    file: string;
                };
            };
        };
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "url": "/files/main/3f.png",
                     *         "type": "png",
                     *         "w": 640,
                     *         "h": 360
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            url: string;
                            type?: string | number | null;
                            w?: string | number | null;
                            h?: string | number | null;
                        };
                    } | {
                        /**
                         * @example 30015
                         * @example 30016
                         * @example 42900
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "relation.chat_user": {
        parameters: {
            query: {
                no: string | number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "user": {
                     *           "no": "100002",
                     *           "nick": "阿澈",
                     *           "avatar": "",
                     *           "gender": 1,
                     *           "age": 24,
                     *           "sign": "随叫随到",
                     *           "online": 1
                     *         },
                     *         "relation": {
                     *           "no": "100002",
                     *           "follow": 1,
                     *           "fan": 1,
                     *           "friend": 1,
                     *           "black": 0,
                     *           "blacked": 0
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            user: components["schemas"]["UserBrief"];
                            relation: components["schemas"]["Relation"];
                        };
                    } | {
                        /** @example 30005 */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "relation.status_list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "list": [
                     *           {
                     *             "no": "100002",
                     *             "nick": "阿澈",
                     *             "avatar": "",
                     *             "online": 1,
                     *             "hall_id": "1",
                     *             "channel_id": "12",
                     *             "room_no": ""
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            list: {
                                no: string | number;
                                online: number | string | boolean;
                                hall_id?: string | number | null;
                                channel_id?: string | number | null;
                                room_no?: string | number | null;
                                nick?: string | number | null;
                                avatar?: string | number | null;
                            }[];
                        };
                    } | {
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "channel.check_join": {
        parameters: {
            query: {
                channel_id: string | number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "is_join": 2
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            is_join?: string | number | null;
                        };
                    } | {
                        /**
                         * @example 30002
                         * @example 30001
                         * @example 50
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "channel.check_password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "channel_id": "12",
                 *       "password": "8888"
                 *     }
                 */
                "application/json": {
                    channel_id: string | number;
                    password: string;
                };
            };
        };
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {}
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: Record<string, never>;
                    } | {
                        /**
                         * @example 30002
                         * @example 30001
                         * @example 30003
                         * @example 42900
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "channel.current_channel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "hall_id": "1",
                     *         "voice": "",
                     *         "text": "11"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            hall_id?: string | number | null;
                            voice?: string | number | null;
                            text?: string | number | null;
                        };
                    } | {
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "channel.detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "channel_id": "11"
                 *     }
                 */
                "application/json": {
                    channel_id: string | number;
                };
            };
        };
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "id": "11",
                     *         "name": "闲聊大厅",
                     *         "type": 1,
                     *         "hall_id": "1",
                     *         "unread": 3,
                     *         "last_message": {
                     *           "last_msg_id": "4021",
                     *           "last_msg_content": "上号了"
                     *         },
                     *         "limit_mic": 0,
                     *         "pass": 0,
                     *         "token": ""
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: components["schemas"]["Channel"];
                    } | {
                        /**
                         * @example 30002
                         * @example 30001
                         * @example 50
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "channel.join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "channel_id": "12",
                 *       "password": "8888"
                 *     }
                 */
                "application/json": {
                    channel_id: string | number;
                    password?: string;
                };
            };
        };
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "hall_id": "1",
                     *         "channel_id": "12",
                     *         "role": "manage",
                     *         "type": 2,
                     *         "token": "rtc-1",
                     *         "text_mute": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: components["schemas"]["ChannelJoinInfo"];
                    } | {
                        /**
                         * @example 30002
                         * @example 30001
                         * @example 30003
                         * @example 50
                         * @example 30004
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "channel.leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "channel_id": "12"
                 *     }
                 */
                "application/json": {
                    channel_id: string | number;
                };
            };
        };
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {}
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: Record<string, never>;
                    } | {
                        /** @example 30002 */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "channel.message": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "hall_id": "1",
                 *       "channel_id": "11",
                 *       "last_msg_id": "4021"
                 *     }
                 */
                "application/json": {
                    hall_id: string | number;
                    channel_id: string | number;
                    last_msg_id?: string | number;
                    after_msg_id?: string | number;
                };
            };
        };
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "msg_list": [
                     *           {
                     *             "from_id": "100001",
                     *             "hall_id": "1",
                     *             "channel_id": "11",
                     *             "msg_id": "4020",
                     *             "send_time": 1790000000000,
                     *             "type": 1001,
                     *             "body": "{\"msg_type\":\"1\",\"content\":\"今晚八点开黑 :庆祝: https://example.com/\",\"extra\":\"{\\\"author\\\":{\\\"id\\\":\\\"100001\\\",\\\"nick\\\":\\\"小满\\\",\\\"avatar\\\":\\\"\\\",\\\"role\\\":\\\"manage\\\"},\\\"aiteuser\\\":{\\\"100002\\\":\\\"阿澈\\\"}}\",\"msg\":\"\"}",
                     *             "c_mid": "c-100001-1"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            msg_list: components["schemas"]["ChatMessage"][];
                        };
                    } | {
                        /**
                         * @example 30002
                         * @example 30001
                         * @example 50
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "login.partner": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "pc-1",
                 *       "client_type": 3,
                 *       "version": "2.0.49",
                 *       "app_uuid": "u-1",
                 *       "source_app": "partner"
                 *     }
                 */
                "application/json": {
                    code: string;
                    client_type?: string | number | null;
                    version?: string | number | null;
                    app_uuid: string;
                    source_app: string;
                };
            };
        };
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "no": "100001",
                     *         "access_time": 1790000000000,
                     *         "expires_in": 2592000,
                     *         "attach": {
                     *           "base": 1
                     *         },
                     *         "token": {
                     *           "sid": "s-1f0c",
                     *           "access_token": "at-77aa",
                     *           "secret_key": "sk-90bb"
                     *         },
                     *         "phone": "13800000001",
                     *         "hall_id": "1",
                     *         "channel_id": "11"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: components["schemas"]["PartnerLogin"];
                    } | {
                        /**
                         * @example 20008
                         * @example 10007
                         * @example 42900
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "channel.user_list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "hall_id": "1"
                 *     }
                 */
                "application/json": {
                    hall_id: string | number;
                };
            };
        };
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "list": [
                     *           {
                     *             "channel_id": "12",
                     *             "channel_user": [
                     *               {
                     *                 "mic_uid": "100002",
                     *                 "mic_state": "1",
                     *                 "nick": "阿澈",
                     *                 "avatar": ""
                     *               }
                     *             ],
                     *             "user_count": 1
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            list: {
                                channel_id: string | number;
                                channel_user: components["schemas"]["HallMicEntry"][];
                                user_count?: string | number | null;
                            }[];
                        };
                    } | {
                        /**
                         * @example 51
                         * @example 30001
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "config.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "message_max_chars": 500,
                     *         "image_max_bytes": 10485760,
                     *         "announcement": ""
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            message_max_chars?: string | number | null;
                            image_max_bytes?: string | number | null;
                            announcement?: string | number | null;
                        };
                    } | {
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "hall.batch_user_card": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "uid": "100002",
                 *       "hall_id": "1"
                 *     }
                 */
                "application/json": {
                    uid: string;
                    hall_id: string | number;
                };
            };
        };
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "list": [
                     *           {
                     *             "uid": "100002",
                     *             "nick": "阿澈",
                     *             "avatar": "",
                     *             "gender": 1,
                     *             "age": 24,
                     *             "sign": "",
                     *             "role": "manage",
                     *             "online": 1,
                     *             "mic_mute": 0,
                     *             "text_mute": 0
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            list: components["schemas"]["UserCard"][];
                        };
                    } | {
                        /** @example 51 */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "hall.detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "hall_id": "1"
                 *     }
                 */
                "application/json": {
                    hall_id: string | number;
                };
            };
        };
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "id": "1",
                     *         "name": "零号麦官方大厅",
                     *         "bg_img": "",
                     *         "channels": [
                     *           {
                     *             "id": "10",
                     *             "name": "文字频道",
                     *             "type": 0,
                     *             "hall_id": "1",
                     *             "unread": 3,
                     *             "limit_mic": 0,
                     *             "pass": 0,
                     *             "token": "",
                     *             "children": [
                     *               {
                     *                 "id": "11",
                     *                 "name": "闲聊大厅",
                     *                 "type": 1,
                     *                 "hall_id": "1",
                     *                 "unread": 3,
                     *                 "last_message": {
                     *                   "last_msg_id": "4021",
                     *                   "last_msg_content": "上号了"
                     *                 },
                     *                 "limit_mic": 0,
                     *                 "pass": 0,
                     *                 "token": ""
                     *               }
                     *             ]
                     *           },
                     *           {
                     *             "id": "12",
                     *             "name": "开黑一号",
                     *             "type": 2,
                     *             "hall_id": "1",
                     *             "unread": 0,
                     *             "last_message": null,
                     *             "limit_mic": 8,
                     *             "pass": 0,
                     *             "token": "",
                     *             "mic_list": [
                     *               {
                     *                 "mic_uid": "100002",
                     *                 "mic_state": "1",
                     *                 "nick": "阿澈",
                     *                 "avatar": ""
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "user_id": "100001",
                     *         "in_hall": 1,
                     *         "welcome_channel_id": "11",
                     *         "unread": 3,
                     *         "intro": "所有人都能开口的地方",
                     *         "user_count": 62,
                     *         "online_count": 21
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: components["schemas"]["Hall"];
                    } | {
                        /** @example 51 */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "hall.enter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "hall_id": "1"
                 *     }
                 */
                "application/json": {
                    hall_id: string | number;
                };
            };
        };
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "hall_id": "1"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            hall_id: string | number;
                        };
                    } | {
                        /** @example 51 */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "hall.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "page": 1,
                 *       "page_size": 9999
                 *     }
                 */
                "application/json": {
                    page: number;
                    page_size: number;
                };
            };
        };
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "list": [
                     *           {
                     *             "id": "1",
                     *             "name": "零号麦官方大厅",
                     *             "bg_img": "",
                     *             "channels": [
                     *               {
                     *                 "id": "10",
                     *                 "name": "文字频道",
                     *                 "type": 0,
                     *                 "hall_id": "1",
                     *                 "unread": 3,
                     *                 "limit_mic": 0,
                     *                 "pass": 0,
                     *                 "token": "",
                     *                 "children": [
                     *                   {
                     *                     "id": "11",
                     *                     "name": "闲聊大厅",
                     *                     "type": 1,
                     *                     "hall_id": "1",
                     *                     "unread": 3,
                     *                     "last_message": {
                     *                       "last_msg_id": "4021",
                     *                       "last_msg_content": "上号了"
                     *                     },
                     *                     "limit_mic": 0,
                     *                     "pass": 0,
                     *                     "token": ""
                     *                   }
                     *                 ]
                     *               },
                     *               {
                     *                 "id": "12",
                     *                 "name": "开黑一号",
                     *                 "type": 2,
                     *                 "hall_id": "1",
                     *                 "unread": 0,
                     *                 "last_message": null,
                     *                 "limit_mic": 8,
                     *                 "pass": 0,
                     *                 "token": "",
                     *                 "mic_list": [
                     *                   {
                     *                     "mic_uid": "100002",
                     *                     "mic_state": "1",
                     *                     "nick": "阿澈",
                     *                     "avatar": ""
                     *                   }
                     *                 ]
                     *               }
                     *             ],
                     *             "user_id": "100001",
                     *             "in_hall": 1,
                     *             "welcome_channel_id": "11",
                     *             "unread": 3,
                     *             "intro": "所有人都能开口的地方",
                     *             "user_count": 62,
                     *             "online_count": 21
                     *           }
                     *         ],
                     *         "page": 1,
                     *         "page_total": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            list: components["schemas"]["Hall"][];
                            page?: string | number | null;
                            page_total?: string | number | null;
                        };
                    } | {
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "hall.search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "keyword": "零号",
                 *       "page": 1,
                 *       "page_size": 20
                 *     }
                 */
                "application/json": {
                    keyword: string;
                    page: number;
                    page_size: number;
                };
            };
        };
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "list": [
                     *           {
                     *             "id": "1",
                     *             "name": "零号麦官方大厅",
                     *             "bg_img": "",
                     *             "user_id": "100001",
                     *             "in_hall": 1,
                     *             "welcome_channel_id": "11",
                     *             "unread": 3,
                     *             "intro": "所有人都能开口的地方",
                     *             "user_count": 62,
                     *             "online_count": 21
                     *           }
                     *         ],
                     *         "page": 1,
                     *         "page_total": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            list: components["schemas"]["Hall"][];
                            page?: string | number | null;
                            page_total?: string | number | null;
                        };
                    } | {
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "hall.user_card": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "uid": "100002",
                 *       "hall_id": "1"
                 *     }
                 */
                "application/json": {
                    uid: string | number;
                    hall_id: string | number;
                };
            };
        };
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "card_info": {
                     *           "uid": "100002",
                     *           "nick": "阿澈",
                     *           "avatar": "",
                     *           "gender": 1,
                     *           "age": 24,
                     *           "sign": "",
                     *           "role": "manage",
                     *           "online": 1,
                     *           "mic_mute": 0,
                     *           "text_mute": 0
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            card_info: components["schemas"]["UserCard"];
                        };
                    } | {
                        /**
                         * @example 51
                         * @example 30005
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "hall.user_list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "hall_id": "1",
                 *       "page": 1,
                 *       "page_size": 30
                 *     }
                 */
                "application/json": {
                    hall_id: string | number;
                    page: number;
                    page_size: number;
                    filter_user_id?: string | number;
                };
            };
        };
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "online_count": 21,
                     *         "offline_count": 41,
                     *         "page": 1,
                     *         "page_total": 3,
                     *         "users": [
                     *           {
                     *             "id": "100001",
                     *             "nick": "小满",
                     *             "avatar": "",
                     *             "online": 1,
                     *             "role": "manage",
                     *             "age": 22,
                     *             "gender": 2,
                     *             "mic_mute": 0,
                     *             "text_mute": 0
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            online_count?: string | number | null;
                            offline_count?: string | number | null;
                            page?: string | number | null;
                            page_total?: string | number | null;
                            users: components["schemas"]["HallUser"][];
                        };
                    } | {
                        /**
                         * @example 51
                         * @example 30001
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "login.partner_op": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "pc-1",
                 *       "client_type": 3,
                 *       "version": "2.0.49",
                 *       "app_uuid": "u-1",
                 *       "source_app": "game"
                 *     }
                 */
                "application/json": {
                    code: string;
                    client_type?: string | number | null;
                    version?: string | number | null;
                    app_uuid: string;
                    source_app: string;
                };
            };
        };
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "no": "100001",
                     *         "access_time": 1790000000000,
                     *         "expires_in": 2592000,
                     *         "attach": {
                     *           "base": 1
                     *         },
                     *         "token": {
                     *           "sid": "s-1f0c",
                     *           "access_token": "at-77aa",
                     *           "secret_key": "sk-90bb"
                     *         },
                     *         "phone": "13800000001",
                     *         "hall_id": "",
                     *         "channel_id": ""
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: components["schemas"]["PartnerLogin"];
                    } | {
                        /**
                         * @example 20008
                         * @example 10007
                         * @example 42900
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "friend.list": {
        parameters: {
            query: {
                page: string | number;
                page_size: string | number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "list": [
                     *           {
                     *             "no": "100002",
                     *             "nick": "阿澈",
                     *             "avatar": "",
                     *             "gender": 1,
                     *             "age": 24,
                     *             "sign": "随叫随到",
                     *             "online": 1
                     *           }
                     *         ],
                     *         "page": 1,
                     *         "page_total": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            list: components["schemas"]["UserBrief"][];
                            page?: string | number | null;
                            page_total?: string | number | null;
                        };
                    } | {
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "friend.add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "no": "100002"
                 *     }
                 */
                "application/json": {
                    no: string | number;
                };
            };
        };
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "no": "100002",
                     *         "follow": 1,
                     *         "fan": 1,
                     *         "friend": 1,
                     *         "black": 0,
                     *         "blacked": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: components["schemas"]["Relation"];
                    } | {
                        /**
                         * @example 30005
                         * @example 21001
                         * @example 21002
                         * @example 21003
                         * @example 21004
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "friend.del": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "no": "100002"
                 *     }
                 */
                "application/json": {
                    no: string | number;
                };
            };
        };
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "no": "100002",
                     *         "follow": 0,
                     *         "fan": 0,
                     *         "friend": 0,
                     *         "black": 0,
                     *         "blacked": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: components["schemas"]["Relation"];
                    } | {
                        /** @example 30005 */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "user.infos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "noes": "100001"
                 *     }
                 */
                "application/json": {
                    noes: string;
                    score?: string | number | null;
                    fields?: string;
                };
            };
        };
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "list": [
                     *           {
                     *             "no": "100001",
                     *             "nick": "小满",
                     *             "gender": 2,
                     *             "age": 22,
                     *             "avatar": "",
                     *             "birth": "2004-05-21",
                     *             "sign": "今晚开黑，缺一个辅助",
                     *             "prov": "浙江",
                     *             "hobby": "王者,狼人杀",
                     *             "tag": "麦霸",
                     *             "album": [],
                     *             "medal": [],
                     *             "city": "杭州",
                     *             "location": "",
                     *             "ip": "",
                     *             "phone": "138****0001"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            list: components["schemas"]["UserInfo"][];
                        };
                    } | {
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "blacklist.add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "no": "100002"
                 *     }
                 */
                "application/json": {
                    no: string | number;
                };
            };
        };
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "no": "100002",
                     *         "follow": 0,
                     *         "fan": 0,
                     *         "friend": 0,
                     *         "black": 1,
                     *         "blacked": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: components["schemas"]["Relation"];
                    } | {
                        /**
                         * @example 30005
                         * @example 21001
                         * @example 21004
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "blacklist.list": {
        parameters: {
            query: {
                page: string | number;
                page_size: string | number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "list": [
                     *           {
                     *             "no": "100002",
                     *             "nick": "阿澈",
                     *             "avatar": "",
                     *             "gender": 1,
                     *             "age": 24,
                     *             "sign": "随叫随到",
                     *             "online": 1
                     *           }
                     *         ],
                     *         "page": 1,
                     *         "page_total": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            list: components["schemas"]["UserBrief"][];
                            page?: string | number | null;
                            page_total?: string | number | null;
                        };
                    } | {
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "blacklist.remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "no": "100002"
                 *     }
                 */
                "application/json": {
                    no: string | number;
                };
            };
        };
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "no": "100002",
                     *         "follow": 0,
                     *         "fan": 0,
                     *         "friend": 0,
                     *         "black": 0,
                     *         "blacked": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: components["schemas"]["Relation"];
                    } | {
                        /** @example 30005 */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "im.black_add": {
        parameters: {
            query: {
                to: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "account": [
                     *           "100002"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: components["schemas"]["Blacklist"];
                    } | {
                        /**
                         * @example 30005
                         * @example 21001
                         * @example 21004
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "im.black_del": {
        parameters: {
            query: {
                to: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "account": []
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: components["schemas"]["Blacklist"];
                    } | {
                        /** @example 30005 */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "login.silent": {
        parameters: {
            query: {
                verify: string;
                room_no: string;
                phone: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "no": "100001",
                     *         "access_time": 1790000000000,
                     *         "expires_in": 2592000,
                     *         "attach": {
                     *           "base": 1
                     *         },
                     *         "token": {
                     *           "sid": "s-1f0c",
                     *           "access_token": "at-77aa",
                     *           "secret_key": "sk-90bb"
                     *         },
                     *         "phone": "13800000001",
                     *         "room_no": "6001"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: components["schemas"]["LinkLogin"];
                    } | {
                        /**
                         * @example 20008
                         * @example 10007
                         * @example 42900
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "login.wechat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "wx-1",
                 *       "client": 3,
                 *       "extra": "{\"state\":\"s-1\"}"
                 *     }
                 */
                "application/json": {
                    code: string;
                    client?: string | number | null;
                    extra?: string;
                };
            };
        };
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "no": "100001",
                     *         "access_time": 1790000000000,
                     *         "expires_in": 2592000,
                     *         "attach": {
                     *           "base": 1
                     *         },
                     *         "token": {
                     *           "sid": "s-1f0c",
                     *           "access_token": "at-77aa",
                     *           "secret_key": "sk-90bb"
                     *         },
                     *         "phone": "13800000001"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: components["schemas"]["ChatAppLogin"];
                    } | {
                        /**
                         * @example 20008
                         * @example 10007
                         * @example 42900
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
