// Generated from docs/generated/openapi.json by `npm run docs`. Do not edit.
export interface paths {
    "/account/captcha": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A picture to read before an sms is sent.
         * @description Needs no session. Its fields are the query of the address. Nobody else hears of it. Our guess: the specification names the fields of this call only in part. Its path is our guess: the specification names the operation only (open point C1).
         */
        get: operations["account.captcha"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/censor/image": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask whether an uploaded picture may be published.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are a JSON body. Nobody else hears of it. Our guess: the specification names the fields of this call only in part. Its path is our guess: the specification names the operation only (open point C1).
         */
        post: operations["account.censor_image"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/censor/text": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask whether a text may be published.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are a JSON body. Nobody else hears of it. Our guess: the specification names the fields of this call only in part. Its path is our guess: the specification names the operation only (open point C1).
         */
        post: operations["account.censor_text"];
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
        /**
         * Ask whether the session still lives.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are a JSON body. Nobody else hears of it. Our guess: the specification names the fields of this call only in part. Its path is our guess: the specification names the operation only (open point C1).
         */
        post: operations["account.chktoken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/first_charge/get_pack": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take the package that comes with the first charge.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are a JSON body. Nobody else hears of it. Our guess: whether it takes the package or only shows it is not shown. Its path is our guess: the specification names the operation only (open point C1).
         */
        post: operations["first_charge.get_pack"];
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
        /**
         * Whom somebody follows, or who follows them.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are the query of the address. Nobody else hears of it. Our guess: values of direct and the cursor are our reading (open point B27). Its path is our guess: the specification names the operation only (open point C1).
         */
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
        /**
         * Set a new password by an sms code.
         * @description Needs no session. Its fields are a JSON body. Nobody else hears of it. Our guess: the specification names the fields of this call only in part. Its path is our guess: the specification names the operation only (open point C1).
         */
        post: operations["account.forgot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/getYxToken": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Account and token for the sessions of the room side.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are the query of the address. Nobody else hears of it. Our guess: the specification names the fields of this call only in part. Its path is our guess: the specification names the operation only (open point C1).
         */
        get: operations["account.getYxToken"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/gift_wall": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The gifts that somebody has received, the dearest first.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are the query of the address. Nobody else hears of it. Our guess: the specification names the fields of this call only in part. Its path is our guess: the specification names the operation only (open point C1).
         */
        get: operations["account.gift_wall"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/home_page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the picture of the caller's page, or take it away.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are a form. Nobody else hears of it. Our guess: fields are not shown. Its path is our guess: the specification names the operation only (open point C1).
         */
        post: operations["account.home_page"];
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
        /**
         * Set the first password; an account that has one needs the code of account.tosms.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are a JSON body. Nobody else hears of it. Our guess: the specification names the fields of this call only in part. Its path is our guess: the specification names the operation only (open point C1).
         */
        post: operations["account.initpass"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/is_mahogany": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether somebody has the mahogany badge.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are the query of the address. Nobody else hears of it. Our guess: what mahogany means is not shown; a badge that operations give. Its path is our guess: the specification names the operation only (open point C1).
         */
        get: operations["account.is_mahogany"];
        put?: never;
        post?: never;
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
        /**
         * How the caller stands to somebody.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are the query of the address. Nobody else hears of it. Our guess: the specification names the fields of this call only in part. Its path is our guess: the specification names the operation only (open point C1).
         */
        get: operations["account.isfollow"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/kyc": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where the review of the caller stands; -1 as long as nothing was handed in.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are the query of the address. Nobody else hears of it. Our guess: the specification names the fields of this call only in part. Its path is our guess: the specification names the operation only (open point C1).
         */
        get: operations["account.kyc"];
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
        /**
         * Sign in: by password or sms code (type 1), or by the code of another app (2 to 5).
         * @description Needs no session. Its fields are a JSON body. Others hear: loggedInElsewhere. Our guess: the specification names the fields of this call only in part. Its path is our guess: the specification names the operation only (open point C1).
         */
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
        /**
         * End this session, or every session of the account.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are a JSON body. Nobody else hears of it. Our guess: the specification names the fields of this call only in part. Its path is our guess: the specification names the operation only (open point C1).
         */
        post: operations["account.logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/medal_wall": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What somebody has won, latest first.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are the query of the address. Nobody else hears of it. Our guess: the specification names the fields of this call only in part. Its path is our guess: the specification names the operation only (open point C1).
         */
        get: operations["account.medal_wall"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/myProfile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The caller's own page, with what only they may know.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are the query of the address. Nobody else hears of it. Our guess: the specification names the fields of this call only in part. Its path is our guess: the specification names the operation only (open point C1).
         */
        get: operations["account.myProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A person's page.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are the query of the address. Nobody else hears of it. Our guess: the specification names the fields of this call only in part. Its path is our guess: the specification names the operation only (open point C1).
         */
        get: operations["account.profile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/profile/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the caller's profile.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are a JSON body. Nobody else hears of it. Our guess: the specification names the fields of this call only in part. Its path is our guess: the specification names the operation only (open point C1).
         */
        post: operations["account.profile_save"];
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
        /**
         * Create an account for a phone number and sign in.
         * @description Needs no session. Its fields are a JSON body. Nobody else hears of it. Our guess: the specification names the fields of this call only in part. Its path is our guess: the specification names the operation only (open point C1).
         */
        post: operations["account.register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report a person, a hall or a room.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are a JSON body. Nobody else hears of it. Our guess: the specification names the fields of this call only in part. Its path is our guess: the specification names the operation only (open point C1).
         */
        post: operations["account.report"];
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
        /**
         * Save the base profile: nick, gender, birthday, picture.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are a JSON body. Nobody else hears of it. Our guess: the specification names the fields of this call only in part. Its path is our guess: the specification names the operation only (open point C1).
         */
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
        /**
         * Send a verification code to a phone.
         * @description Needs no session. Its fields are a JSON body. Nobody else hears of it. Our guess: the specification names the fields of this call only in part. Its path is our guess: the specification names the operation only (open point C1).
         */
        post: operations["account.sms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where somebody is.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are the query of the address. Nobody else hears of it. Our guess: the specification names the fields of this call only in part. Its path is our guess: the specification names the operation only (open point C1).
         */
        get: operations["account.status"];
        put?: never;
        post?: never;
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
        /**
         * Follow or unfollow somebody.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are a JSON body. Nobody else hears of it. Our guess: the specification names the fields of this call only in part. Its path is our guess: the specification names the operation only (open point C1).
         */
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
        /**
         * Send a code to the signed-in account's own phone, for a change of its password.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are a JSON body. Nobody else hears of it. Our guess: the specification names the fields of this call only in part. Its path is our guess: the specification names the operation only (open point C1).
         */
        post: operations["account.tosms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a picture for the profile, a report or feedback.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are a form. Nobody else hears of it. Our guess: fields are not shown; a file cannot be sent otherwise (open point C6). Its path is our guess: the specification names the operation only (open point C1).
         */
        post: operations["account.upload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/user_card": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A person's card.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are the query of the address. Nobody else hears of it. Our guess: the specification names the fields of this call only in part. Its path is our guess: the specification names the operation only (open point C1).
         */
        get: operations["account.user_card"];
        put?: never;
        post?: never;
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
        /**
         * Bind a chat-app identity to the signed-in account.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are a JSON body. Nobody else hears of it. Our guess: the specification names the fields of this call only in part. Its path is our guess: the specification names the operation only (open point C1).
         */
        post: operations["account.wechat_auth"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ad/tag": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The tag of an advertisement network; empty when there is none.
         * @description Needs no session. Its fields are the query of the address. Nobody else hears of it. Our guess: the specification does not show the fields of this call. Its path is our guess: the address is not shown (open point C16).
         */
        get: operations["ops.ad_tag"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/banner/home": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Banners of the landing page.
         * @description Needs no session. Its fields are the query of the address. Nobody else hears of it. Our guess: the specification does not show the fields of this call. Its path is our guess: the base path of the operations host is not shown, and the method is our guess (open point C7).
         */
        get: operations["ops.banner_home"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/banner/player": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Banners beside the players.
         * @description Needs no session. Its fields are the query of the address. Nobody else hears of it. Our guess: the specification does not show the fields of this call. Its path is our guess: the base path of the operations host is not shown, and the method is our guess (open point C7).
         */
        get: operations["ops.banner_player"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/banner/recharge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Banners of the top-up.
         * @description Needs no session. Its fields are the query of the address. Nobody else hears of it. Our guess: the specification does not show the fields of this call. Its path is our guess: the base path of the operations host is not shown, and the method is our guess (open point C7).
         */
        get: operations["ops.banner_recharge"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/get_app_download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where each app is to be had.
         * @description Needs no session. Its fields are the query of the address. Nobody else hears of it. Our guess: the specification does not show the fields of this call. Its path is our guess: the base path of the operations host is not shown, and the method is our guess (open point C7).
         */
        get: operations["ops.app_download"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/bar/notice/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What is new in the session of bar notices.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are the query of the address. Nobody else hears of it. Our guess: the specification names the fields of this call only in part. Its path is our guess: the specification names the operation only (open point C1).
         */
        get: operations["bar.notice_info"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/bar/relation/getServeGroup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reach customer service: a group with its staff and nobody else.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are the query of the address. Nobody else hears of it. Our guess: the specification names the fields of this call only in part. Its path is our guess: the specification shows the path but not the method (open point C7).
         */
        get: operations["bar.serve_group"];
        put?: never;
        post?: never;
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
        /**
         * Upload an image.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are a form. Nobody else hears of it. Our guess: fields are not shown. Its path is our guess: the specification shows the path but not the method (open point C7).
         */
        post: operations["file.upload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/home/gift/bag": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The gifts in my bag.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are the query of the address. Nobody else hears of it. Our guess: the specification shows neither payload nor result of this call. Its path is our guess: the specification shows the path but not the method (open point C7).
         */
        get: operations["gift.bag"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/home/gift/chatPanel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The gifts to choose from in a private chat, and the coins one has.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are the query of the address. Nobody else hears of it. Our guess: the specification shows neither payload nor result of this call. Its path is our guess: the specification shows the path but not the method (open point C7).
         */
        get: operations["gift.chat_panel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/home/gift/chatSend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give somebody a gift in a private chat.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are a JSON body. Nobody else hears of it. Our guess: the specification shows neither payload nor result of this call. Its path is our guess: the specification shows the path but not the method (open point C7).
         */
        post: operations["gift.chat_send"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/home/gift/roomPanel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The gifts to choose from in a room, and the coins one has.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are the query of the address. Nobody else hears of it. Our guess: the specification shows neither payload nor result of this call. Its path is our guess: the specification shows the path but not the method (open point C7).
         */
        get: operations["gift.room_panel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/home/gift/roomSend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * As gift.send, in the newer API.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are a form. Others hear: giftSent, screenGift, seatDecorationsChanged, confessionCompleted. Our guess: the specification shows neither payload nor result of this call.
         */
        post: operations["gift.room_send"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/home/log/web": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep a line of a client’s log.
         * @description Needs no session. Its fields are a JSON body. Nobody else hears of it. Our guess: the specification does not show the fields of this call. Its path is our guess: the specification shows the path but not the method (open point C7).
         */
        post: operations["ops.client_log"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/home/payment/checkPCPayStatus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What has become of an order by now.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are the query of the address. Nobody else hears of it. Our guess: payload and result are not shown. Its path is our guess: the specification shows the path but not the method (open point C7).
         */
        get: operations["payment.checkPCPayStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/home/payment/pay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay an order that was made before.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are a JSON body. Nobody else hears of it. Our guess: payload and result are not shown. Its path is our guess: the specification shows the path but not the method (open point C7).
         */
        post: operations["payment.pay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/home/payment/payForPC": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make an order and pay it at once; answers the code to scan.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are a form. Nobody else hears of it. Our guess: payload and result are not shown.
         */
        post: operations["payment.payForPC"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/home/payment/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The ways to pay.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are the query of the address. Nobody else hears of it. Our guess: payload and result are not shown. Its path is our guess: the specification shows the path but not the method (open point C7).
         */
        get: operations["payment.payments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/home/payment/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What applies to payments.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are the query of the address. Nobody else hears of it. Our guess: payload and result are not shown. Its path is our guess: the specification names the operation only (open point C1).
         */
        get: operations["payment.settings"];
        put?: never;
        post?: never;
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
        /**
         * Somebody to chat with: who they are, and how the caller stands to them.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are the query of the address. Nobody else hears of it. Our guess: the specification names the fields of this call only in part. Its path is our guess: the specification shows the path but not the method (open point C7).
         */
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
        /**
         * Where the friends and followed people of the caller are who are online.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are the query of the address. Nobody else hears of it. Our guess: the specification names the fields of this call only in part. Its path is our guess: the specification shows the path but not the method (open point C7).
         */
        get: operations["relation.status_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/home/room/rankTab": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The rankings there are, and their periods.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are the query of the address. Nobody else hears of it. Our guess: the specification shows neither payload nor result of this call. Its path is our guess: the specification shows the path but not the method (open point C7).
         */
        get: operations["ranking.tabs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/home/room/recvRank": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who has received gifts of the most coins.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are the query of the address. Nobody else hears of it. Our guess: the specification shows neither payload nor result of this call. Its path is our guess: the specification shows the path but not the method (open point C7).
         */
        get: operations["ranking.received"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/home/room/sendRank": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who has sent gifts of the most coins.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are the query of the address. Nobody else hears of it. Our guess: the specification shows neither payload nor result of this call. Its path is our guess: the specification shows the path but not the method (open point C7).
         */
        get: operations["ranking.sent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/home/rtc/config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the audio provider needs; an empty id means that voice goes through the platform.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are the query of the address. Nobody else hears of it. Our guess: the specification does not show the fields of this call. Its path is our guess: the specification names the operation only (open point C1).
         */
        get: operations["rtc.config"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/home/user/newuser": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who has come lately.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are the query of the address. Nobody else hears of it. Our guess: the specification names the fields of this call only in part. Its path is our guess: the specification shows the path but not the method (open point C7).
         */
        get: operations["home.newuser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/home/wallet/money": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What I have.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are the query of the address. Nobody else hears of it. Our guess: payload and result are not shown. Its path is our guess: the specification shows the path but not the method (open point C7).
         */
        get: operations["wallet.money"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/home/ytx/clientGetAuth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Authorise this client with the messaging provider.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are the query of the address. Nobody else hears of it. Our guess: the specification names the fields of this call only in part. Its path is our guess: the specification shows the path but not the method (open point C7).
         */
        get: operations["home.client_get_auth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/infra/config/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every activity config.
         * @description Needs no session. Its fields are the query of the address. Nobody else hears of it. Our guess: the specification does not show the fields of this call. Its path is our guess: the specification shows the path but not the method (open point C7).
         */
        get: operations["infra.config_all"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/lobby/activity/config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * One activity config; an unknown one has state and status 0.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are a JSON body. Nobody else hears of it. Our guess: the specification does not show the fields of this call. Its path is our guess: the specification names the operation only (open point C1).
         */
        post: operations["activity.config"];
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
        /**
         * Ask whether a channel can be joined directly.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are the query of the address. Nobody else hears of it. Our guess: params are not named (open point C9).
         */
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
        /**
         * Try a password before joining with it.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are a JSON body. Nobody else hears of it. Our guess: the specification names the fields of this call only in part.
         */
        post: operations["channel.check_password"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/lobby/channel/close_gaming": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close a gaming entry.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are a JSON body. Others hear: teamUpdated. Our guess: the gaming entity is known only by its calls (entity.gaming.known-by-calls).
         */
        post: operations["channel.close_gaming"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/lobby/channel/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a channel in a hall.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are a JSON body. Others hear: hallEdited. Our guess: payload and result are not shown.
         */
        post: operations["channel.create"];
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
        /**
         * Where I am: hall, voice channel, text channel. Empty ids mean nowhere.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are a JSON body. Nobody else hears of it. Its path is our guess: the named operation matches this listed path (open points C2 to C4).
         */
        post: operations["channel.current_channel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/lobby/channel/del": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete a channel with its messages; who is in it goes to the welcome channel.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are a JSON body. Others hear: hallEdited, voiceMembershipChanged, micListChanged, teamUpdated. Our guess: payload and result are not shown.
         */
        post: operations["channel.del"];
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
        /**
         * One channel.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are a JSON body. Nobody else hears of it. Our guess: the specification names the fields of this call only in part. Its path is our guess: the named operation matches this listed path (open points C2 to C4).
         */
        post: operations["channel.detail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/lobby/channel/gaming_by_user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The open gaming entry of somebody.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are a JSON body. Nobody else hears of it. Our guess: the gaming entity is known only by its calls (entity.gaming.known-by-calls).
         */
        post: operations["channel.gaming_by_user"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/lobby/channel/get_gaming": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * One open gaming entry.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are a JSON body. Nobody else hears of it. Our guess: the gaming entity is known only by its calls (entity.gaming.known-by-calls).
         */
        post: operations["channel.get_gaming"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/lobby/channel/get_invite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The running invite of a voice channel.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are a JSON body. Nobody else hears of it. Our guess: that a channel has one running invite at most is our guess. Its path is our guess: the named operation matches this listed path (open points C2 to C4).
         */
        post: operations["channel.get_invite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/lobby/channel/get_voice_id": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The audio channel of a voice channel that I am in.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are a JSON body. Nobody else hears of it. Our guess: payload and result are not shown.
         */
        post: operations["channel.get_voice_id"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/lobby/channel/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The running invites of a hall, newest first.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are a JSON body. Nobody else hears of it. Our guess: that the team list is this call is our guess (open point C2). Its path is our guess: the named operation matches this listed path (open points C2 to C4).
         */
        post: operations["channel.invitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/lobby/channel/invite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invite to the team in a voice channel; change or end my running invite.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are a JSON body. Others hear: chatMessage, teamUpdated. Our guess: payload and result are not shown, nor is a call that ends an invite.
         */
        post: operations["channel.invite"];
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
        /**
         * Join a channel, with a password when it has one.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are a JSON body. Others hear: micListChanged, voiceMembershipChanged. Our guess: the specification names the fields of this call only in part. Its path is our guess: the named operation matches this listed path (open points C2 to C4).
         */
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
        /**
         * Leave a voice channel.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are a JSON body. Others hear: micListChanged, voiceMembershipChanged. Our guess: the specification names the fields of this call only in part. Its path is our guess: the named operation matches this listed path (open points C2 to C4).
         */
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
        /**
         * A page of the history of a text channel, oldest line first.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are a JSON body. Nobody else hears of it. Our guess: how pages are asked for is not shown.
         */
        post: operations["channel.message"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/lobby/channel/mute": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Forbid a member to write in the channels of a hall, or allow it again.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are a JSON body. Others hear: sendForbidden. Our guess: payload and result are not shown.
         */
        post: operations["channel.mute"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/lobby/channel/mute_all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let nobody but owner and managers write in the channels of a hall, or everybody again.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are a JSON body. Others hear: sendForbidden. Our guess: payload and result are not shown.
         */
        post: operations["channel.mute_all"];
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
        /**
         * Sign in by the code of a partner app, which may name a hall to land in.
         * @description Needs no session. Its fields are a JSON body. Others hear: loggedInElsewhere. Our guess: which of the two on_pc_auth calls belongs to which app is our reading.
         */
        post: operations["login.partner"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/lobby/channel/post_gaming": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Look for company in a game, in a voice channel.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are a JSON body. Others hear: teamUpdated. Our guess: the gaming entity is known only by its calls (entity.gaming.known-by-calls).
         */
        post: operations["channel.post_gaming"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/lobby/channel/set_password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set, change or (with an empty one) remove the password of a channel.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are a JSON body. Others hear: voicePasswordChanged. Our guess: payload and result are not shown.
         */
        post: operations["channel.set_password"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/lobby/channel/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Edit a channel: name, heading, most people.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are a JSON body. Others hear: hallEdited. Our guess: payload and result are not shown.
         */
        post: operations["channel.update"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/lobby/channel/update_gaming": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change my gaming entry.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are a JSON body. Others hear: teamUpdated. Our guess: the gaming entity is known only by its calls (entity.gaming.known-by-calls).
         */
        post: operations["channel.update_gaming"];
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
        /**
         * Who is in the voice channels of a hall.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are a JSON body. Nobody else hears of it. Its path is our guess: the named operation matches this listed path (open points C2 to C4).
         */
        post: operations["channel.user_list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/lobby/channel/window_channel_info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a small window shows of a channel: its hall, its people, its invite and gaming entries.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are a JSON body. Nobody else hears of it. Our guess: payload and result are not shown.
         */
        post: operations["channel.window_channel_info"];
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
        /**
         * Limits and switches of halls.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are the query of the address. Nobody else hears of it. Our guess: the specification says only "hall config".
         */
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
        /**
         * The cards of several members, for a mic list.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are a JSON body. Nobody else hears of it. Our guess: the specification names the fields of this call only in part. Its path is our guess: the named operation matches this listed path (open points C2 to C4).
         */
        post: operations["hall.batch_user_card"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/lobby/hall/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a hall of my own.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are a JSON body. Others hear: membershipChanged. Our guess: payload and result are not shown.
         */
        post: operations["hall.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/lobby/hall/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Dissolve a hall, with all its channels and messages.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are a JSON body. Others hear: hallDissolved. Our guess: payload and result are not shown.
         */
        post: operations["hall.delete"];
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
        /**
         * One hall with its channel tree.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are a JSON body. Nobody else hears of it. Our guess: the specification names the fields of this call only in part. Its path is our guess: the named operation matches this listed path (open points C2 to C4).
         */
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
        /**
         * Become a member of a hall.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are a JSON body. Others hear: presenceChanged, membershipChanged. Our guess: the specification names the fields of this call only in part. Its path is our guess: the named operation matches this listed path (open points C2 to C4).
         */
        post: operations["hall.enter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/lobby/hall/kick_out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove somebody from a hall, or ban them from one of its channels.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are a JSON body. Others hear: membershipChanged, presenceChanged, memberBanned, voiceMembershipChanged, micListChanged, teamUpdated. Our guess: payload and result are not shown, nor is a call that bans from a channel (code 50, event 1005).
         */
        post: operations["hall.kick_out"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/lobby/hall/leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Leave a hall. Its owner dissolves it instead.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are a JSON body. Others hear: membershipChanged, presenceChanged, voiceMembershipChanged, micListChanged, teamUpdated. Our guess: payload and result are not shown.
         */
        post: operations["hall.leave"];
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
        /**
         * The halls that I am a member of.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are a JSON body. Nobody else hears of it. Our guess: the specification names the fields of this call only in part. Its path is our guess: the named operation matches this listed path (open points C2 to C4).
         */
        post: operations["hall.list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/lobby/hall/remove_manage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a manager an ordinary member again.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are a JSON body. Others hear: systemMessage. Our guess: payload and result are not shown.
         */
        post: operations["hall.remove_manage"];
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
        /**
         * Find halls by name or id; without a keyword the liveliest ones.
         * @description Needs no session. Its fields are a JSON body. Nobody else hears of it. Our guess: the specification names the fields of this call only in part.
         */
        post: operations["hall.search"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/lobby/hall/set_manage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a member a manager.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are a JSON body. Others hear: systemMessage. Our guess: payload and result are not shown.
         */
        post: operations["hall.set_manage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/lobby/hall/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Edit a hall: name, intro, picture, welcome channel.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are a JSON body. Others hear: hallEdited. Our guess: payload and result are not shown.
         */
        post: operations["hall.update"];
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
        /**
         * The card of one member.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are a JSON body. Nobody else hears of it. Our guess: the specification names the fields of this call only in part. Its path is our guess: the named operation matches this listed path (open points C2 to C4).
         */
        post: operations["hall.user_card"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/lobby/hall/user_hall": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The halls that somebody is a member of.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are a JSON body. Nobody else hears of it. Our guess: payload and result are not shown.
         */
        post: operations["hall.user_hall"];
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
        /**
         * A page of the members of a hall, online ones first.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are a JSON body. Nobody else hears of it. Its path is our guess: the named operation matches this listed path (open points C2 to C4).
         */
        post: operations["hall.user_list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/lobby/hall/user_mute_mic": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mute a member's microphone in the whole hall, or allow it again; or close and open my own.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are a JSON body. Others hear: systemMessage, micListChanged. Our guess: payload and result are not shown.
         */
        post: operations["hall.user_mute_mic"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/lobby/notice/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put up a notice in a hall.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are a JSON body. Others hear: noticeChanged. Our guess: payload and result are not shown.
         */
        post: operations["notice.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/lobby/notice/del": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a notice down.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are a JSON body. Others hear: noticeChanged. Our guess: payload and result are not shown.
         */
        post: operations["notice.del"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/lobby/notice/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The notices of a hall, newest first.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are a JSON body. Nobody else hears of it. Its path is our guess: the named operation matches this listed path (open points C2 to C4).
         */
        post: operations["notice.list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/lobby/voice/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * My voice settings.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are the query of the address. Nobody else hears of it.
         */
        get: operations["voice.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/lobby/voice/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save my voice settings.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are a JSON body. Nobody else hears of it. Our guess: that voice_setting is JSON text is our guess (open point B15).
         */
        post: operations["voice.settings"];
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
        /**
         * Sign in by the code of the game-life app.
         * @description Needs no session. Its fields are a JSON body. Others hear: loggedInElsewhere. Our guess: which of the two on_pc_auth calls belongs to which app is our reading.
         */
        post: operations["login.partner_op"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/room/setting/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The switches of a room.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are the query of the address. Nobody else hears of it. Our guess: the specification shows neither payload nor result of this call. Its path is our guess: the specification shows the path but not the method (open point C7).
         */
        get: operations["room.setting"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/room/setting/heartOp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Switch the heart value on (1) or off (2), or begin it anew (3).
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are a JSON body. Others hear: seatDecorationsChanged. Our guess: the specification shows neither payload nor result of this call. Its path is our guess: the specification shows the path but not the method (open point C7).
         */
        post: operations["room.heart_op"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/user/barUserInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The user behind an account of a bar-style group.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are the query of the address. Nobody else hears of it. Our guess: the specification names the fields of this call only in part. Its path is our guess: the specification names the operation only (open point C1).
         */
        get: operations["bar.user_info"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/user/barUserInfos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The users behind several accounts of bar-style groups.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are the query of the address. Nobody else hears of it. Our guess: the specification names the fields of this call only in part. Its path is our guess: the specification names the operation only (open point C1).
         */
        get: operations["bar.user_infos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/user/feedback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tell operations something.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are a JSON body. Nobody else hears of it. Our guess: the specification names the fields of this call only in part. Its path is our guess: the specification shows the path but not the method (open point C7).
         */
        post: operations["user.feedback"];
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
        /**
         * The friends of the caller, online ones first.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are the query of the address. Nobody else hears of it. Our guess: the specification names the fields of this call only in part. Its path is our guess: the specification shows the path but not the method (open point C7).
         */
        get: operations["friend.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/user/getImToken": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Account and token for the conversations of the hall side.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are the query of the address. Nobody else hears of it. Our guess: the specification names the fields of this call only in part. Its path is our guess: the specification shows the path but not the method (open point C7).
         */
        get: operations["user.getImToken"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/user/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * User info by number.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are the query of the address. Nobody else hears of it. Our guess: the specification names the fields of this call only in part. Its path is our guess: the specification shows the path but not the method (open point C7).
         */
        get: operations["user.info"];
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
        /**
         * Make somebody a friend.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are a JSON body. Nobody else hears of it. Our guess: the specification names the fields of this call only in part. Its path is our guess: the specification shows the path but not the method (open point C7).
         */
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
        /**
         * End a friendship, on both sides.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are a JSON body. Nobody else hears of it. Our guess: the specification names the fields of this call only in part. Its path is our guess: the specification shows the path but not the method (open point C7).
         */
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
        /**
         * User info by numbers.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are a JSON body. Nobody else hears of it. Our guess: the specification names the fields of this call only in part. Its path is our guess: the specification shows the path but not the method (open point C7).
         */
        post: operations["user.infos"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/user/login_log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report the device of a login.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are a JSON body. Nobody else hears of it. Its path is our guess: the specification shows the path but not the method (open point C7).
         */
        post: operations["user.login_log"];
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
        /**
         * Block somebody.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are a JSON body. Others hear: presenceChanged. Our guess: the specification names the fields of this call only in part. Its path is our guess: the specification shows the path but not the method (open point C7).
         */
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
        /**
         * Whom the caller has blocked, latest first.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are the query of the address. Nobody else hears of it. Our guess: the specification names the fields of this call only in part. Its path is our guess: the specification shows the path but not the method (open point C7).
         */
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
        /**
         * Block somebody no longer.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are a JSON body. Others hear: presenceChanged. Our guess: the specification names the fields of this call only in part. Its path is our guess: the specification shows the path but not the method (open point C7).
         */
        post: operations["blacklist.remove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/group/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One group that the caller is or was in, or is served by, and whether they are in it.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are the query of the address. Nobody else hears of it. Our guess: the payload of this call is not shown. Its path is our guess: the specification names the operation only (open point C1).
         */
        get: operations["group.detail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/group/details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Several groups; those that are nothing to the caller are left out, as unknown ones are.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are the query of the address. Nobody else hears of it. Our guess: the payload of this call is not shown. Its path is our guess: the specification names the operation only (open point C1).
         */
        get: operations["group.details"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/group/get_bound_hall": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The hall that a group belongs to, or null.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are the query of the address. Nobody else hears of it. Our guess: the payload of this call is not shown. Its path is our guess: the specification names the operation only (open point C1).
         */
        get: operations["group.get_bound_hall"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/group/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Everybody in a group, with their roles.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are the query of the address. Nobody else hears of it. Our guess: the payload of this call is not shown. Its path is our guess: the specification names the operation only (open point C1).
         */
        get: operations["group.members"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/group/serve_group": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The customer-service group, whether the caller is in it or not.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are the query of the address. Nobody else hears of it. Our guess: the payload of this call is not shown. Its path is our guess: the specification names the operation only (open point C1).
         */
        get: operations["group.serve_group"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/group/user_list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The people of a group by page, online ones first.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are the query of the address. Nobody else hears of it. Our guess: the payload of this call is not shown. Its path is our guess: the specification names the operation only (open point C1).
         */
        get: operations["group.user_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/group/weal_bind_hall": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bind a weal group to a hall.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are a JSON body. Nobody else hears of it. Our guess: the payload of this call is not shown. Its path is our guess: the specification names the operation only (open point C1).
         */
        post: operations["group.weal_bind_hall"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/group/weal_hall": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The hall of a weal group, and whether the caller may bind one.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are the query of the address. Nobody else hears of it. Our guess: the payload of this call is not shown. Its path is our guess: the specification names the operation only (open point C1).
         */
        get: operations["group.weal_hall"];
        put?: never;
        post?: never;
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
        /**
         * Block an account of the messaging provider.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are the query of the address. Others hear: presenceChanged. Our guess: the specification shows `to` only; the answer is the account list of entity.blacklist. Its path is our guess: the specification names the operation only (open point C1).
         */
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
        /**
         * Block an account of the messaging provider no longer.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are the query of the address. Others hear: presenceChanged. Our guess: the specification shows `to` only; the answer is the account list of entity.blacklist. Its path is our guess: the specification names the operation only (open point C1).
         */
        get: operations["im.black_del"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recharge/cancel_order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close an order that is not paid yet.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are a JSON body. Nobody else hears of it. Our guess: what the other recharge call does is not shown; that it closes an order is our guess. Its path is our guess: the specification names the operation only (open point C1).
         */
        post: operations["recharge.cancel_order"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recharge/create_order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make an order. The same client_order_id again answers the same order.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are a form. Nobody else hears of it. Our guess: payload and result are not shown. Its path is our guess: the specification names the operation only (open point C1).
         */
        post: operations["recharge.create_order"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recharge/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What can be bought.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are the query of the address. Nobody else hears of it. Our guess: payload and result are not shown. Its path is our guess: the specification names the operation only (open point C1).
         */
        get: operations["recharge.options"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recharge/query_order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * One of my orders, by its number or by my own id of it.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are a form. Nobody else hears of it. Our guess: payload and result are not shown. Its path is our guess: the specification names the operation only (open point C1).
         */
        post: operations["recharge.query_order"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/static/agreement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The agreement with who signs up, as a page.
         * @description Needs no session. Its fields are the query of the address. Nobody else hears of it. Our guess: the specification does not show the fields of this call. Its path is our guess: the address is not shown.
         */
        get: operations["static.agreement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/static/privacy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What becomes of personal data, as a page.
         * @description Needs no session. Its fields are the query of the address. Nobody else hears of it. Our guess: the specification does not show the fields of this call. Its path is our guess: the address is not shown.
         */
        get: operations["static.privacy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/fav/room": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * My favourite rooms, the latest first.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are the query of the address. Nobody else hears of it. Our guess: the specification shows neither payload nor result of this call. Its path is our guess: the specification names the operation only (open point C1).
         */
        get: operations["favourite.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/fav/room/do": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Make a room a favourite (op 1), or no longer (op 2). Doing it again is fine.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are the query of the address. Nobody else hears of it. Our guess: the specification shows neither payload nor result of this call. Its path is our guess: the specification names the operation only (open point C1).
         */
        get: operations["favourite.do"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/groups/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Enter a room. Entering it again is fine; entering another one leaves the former.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are the query of the address. Others hear: roomJoined, roomJoinedInStyle, roomJoinedFollowing, roomSeatsChanged, seatDecorationsChanged, roomNoticeShown, roomChat, previousRoomNotice, roomTakenOver. Our guess: of the fields only the names are shown. Its path is our guess: the named operation matches this listed path (open points C2 to C4).
         */
        get: operations["room.join"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/groups/adminMicUp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * As a manager: put somebody on a seat (1) or off it (2), mute a seat (3) or unmute it (4).
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are the query of the address. Others hear: roomSeatsChanged, seatDecorationsChanged. Our guess: the values of type are ours (open point B28). Its path is our guess: the named operation matches this listed path (open points C2 to C4).
         */
        get: operations["seat.admin"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/groups/adminmicapply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Take a seat without an application, or leave it when one sits there.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are the query of the address. Others hear: roomSeatsChanged, seatDecorationsChanged. Our guess: what managing an empty seat does is our guess. Its path is our guess: the named operation matches this listed path (open points C2 to C4).
         */
        get: operations["seat.manage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/groups/agreeMicApply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept an application: the person sits down on the seat, or on the first free one.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are a JSON body. Others hear: roomSeatsChanged, seatDecorationsChanged. Our guess: the specification shows neither payload nor result of this call.
         */
        post: operations["seat.agree"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/groups/cancelReception": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Make a receptionist an ordinary member again.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are the query of the address. Others hear: roomRoleRevoked. Our guess: the specification shows neither payload nor result of this call.
         */
        get: operations["room.cancel_reception"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/groups/canceladmin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Make a manager an ordinary member again.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are the query of the address. Others hear: roomRoleRevoked. Our guess: the specification shows neither payload nor result of this call.
         */
        get: operations["room.cancel_admin"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/groups/cleamMicApply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turn an application down, or all of them.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are a JSON body. Others hear: roomSeatsChanged. Our guess: the specification shows neither payload nor result of this call.
         */
        post: operations["seat.clear_applications"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/groups/getMicApplyList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The applications that wait, oldest first.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are the query of the address. Nobody else hears of it. Our guess: the specification shows neither payload nor result of this call.
         */
        get: operations["seat.applications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/groups/groupblack": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ban somebody from the room (type 1), or let them in again (type 2).
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are the query of the address. Others hear: roomKicked, roomSeatsChanged, seatDecorationsChanged. Our guess: the specification shows neither payload nor result of this call.
         */
        get: operations["room.black"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/groups/groupmember": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * People of a room: 1 who is there, 2 managers and receptionists, 3 who is banned, 4 who is muted.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are the query of the address. Nobody else hears of it. Our guess: the specification shows neither payload nor result of this call. Its path is our guess: the named operation matches this listed path (open points C2 to C4).
         */
        get: operations["room.members"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/groups/leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Leave a room (status 1), or put somebody out of it (status 2).
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are the query of the address. Others hear: roomSeatsChanged, seatDecorationsChanged, roomKicked. Our guess: that status 2 puts somebody else out is our guess. Its path is our guess: the specification names the operation only (open point C1).
         */
        get: operations["room.leave"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/groups/loginWindow": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The window that greets who comes in: whether to show it, and what could be said.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are the query of the address. Nobody else hears of it. Our guess: the specification shows neither payload nor result of this call.
         */
        get: operations["room.login_window"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/groups/loginWindowSendMsg": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Say one of the greetings. The window is not shown again in this visit.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are the query of the address. Others hear: roomChat. Our guess: the specification shows neither payload nor result of this call.
         */
        get: operations["room.login_window_send"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/groups/membermicapply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Apply for a seat. A second application replaces the first.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are the query of the address. Others hear: roomSeatsChanged. Its path is our guess: the named operation matches this listed path (open points C2 to C4).
         */
        get: operations["seat.apply"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/groups/membermiccancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Take the own application back.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are the query of the address. Others hear: roomSeatsChanged. Our guess: the specification shows neither payload nor result of this call. Its path is our guess: the specification names the operation only (open point C1).
         */
        get: operations["seat.cancel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/groups/microphondrop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Leave the own seat.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are the query of the address. Others hear: roomSeatsChanged, seatDecorationsChanged. Our guess: the specification shows neither payload nor result of this call.
         */
        get: operations["seat.drop"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/groups/microphoneup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sit down. An ordinary member may where the room needs no applications.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are the query of the address. Others hear: roomSeatsChanged, seatDecorationsChanged. Our guess: the specification shows neither payload nor result of this call.
         */
        get: operations["seat.up"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/groups/micvolume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tell how loud one speaks. The room hears of it when somebody begins or stops.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are the query of the address. Others hear: roomSeatsChanged. Our guess: the specification shows neither payload nor result of this call.
         */
        get: operations["seat.volume"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/groups/setReception": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Make somebody a receptionist, who looks after the seats.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are the query of the address. Others hear: roomRoleGranted. Our guess: the specification shows neither payload nor result of this call.
         */
        get: operations["room.set_reception"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/groups/settingadmin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Make somebody a manager of the room. Only the owner may.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are the query of the address. Others hear: roomRoleGranted. Our guess: the specification shows neither payload nor result of this call.
         */
        get: operations["room.set_admin"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/room/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Create a room of my own. One a person, after the real-name verification.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are the query of the address. Nobody else hears of it. Our guess: the specification shows neither payload nor result of this call.
         */
        get: operations["room.add"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/room/checkRoomKyc": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the caller may create a room, as far as the real name goes.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are the query of the address. Nobody else hears of it. Our guess: the specification names the fields of this call only in part. Its path is our guess: the named operation matches this listed path (open points C2 to C4).
         */
        get: operations["real_name.check"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/room/clearScreen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Clear the chat for everybody.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are the query of the address. Others hear: roomChatCleared. Our guess: the specification shows neither payload nor result of this call.
         */
        get: operations["room.clear_screen"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/room/downloadUrl": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One address that fits the visitor.
         * @description Needs no session. Its fields are the query of the address. Nobody else hears of it. Our guess: the specification does not show the fields of this call. Its path is our guess: the specification names the operation only (open point C1).
         */
        get: operations["ops.download_url"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/room/edit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Change a room: name, category, cover, seats, password, notice, background.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are the query of the address. Others hear: roomNoticeChanged, roomNoticeLine, roomBackgroundChanged, roomSeatsChanged, seatDecorationsChanged. Our guess: the specification shows neither payload nor result of this call.
         */
        get: operations["room.edit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/room/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Rooms by category, name or number, the liveliest first.
         * @description Needs no session. Its fields are the query of the address. Nobody else hears of it. Our guess: the specification shows neither payload nor result of this call.
         */
        get: operations["room.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/room/realNameSubmit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hand in name and id number for review. Neither is kept: only their masks are.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are a JSON body. Nobody else hears of it. Our guess: the specification names the fields of this call only in part. Its path is our guess: the specification names the operation only (open point C1).
         */
        post: operations["real_name.submit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/room/roomCard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a card shows of a room.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are the query of the address. Nobody else hears of it. Our guess: the specification shows neither payload nor result of this call.
         */
        get: operations["room.card"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/room/roomMatch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Some open room with people in it.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are the query of the address. Nobody else hears of it. Our guess: the specification shows neither payload nor result of this call.
         */
        get: operations["room.match"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/room/slider": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Rooms to slide to: those with people on their seats, and those where people write.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are the query of the address. Nobody else hears of it. Our guess: the specification names a text and a mic list only. Its path is our guess: the specification names the operation only (open point C1).
         */
        get: operations["room.sliders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/room/speaking": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Forbid somebody to write in the chat (type 1), or allow it again (type 2).
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are the query of the address. Others hear: roomUserMuted, roomUserUnmuted. Our guess: the specification shows neither payload nor result of this call.
         */
        get: operations["room.speaking"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/room/trace": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Rooms that I have been in lately, the latest first.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are the query of the address. Nobody else hears of it. Our guess: the specification shows neither payload nor result of this call.
         */
        get: operations["room.trace"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/room/useRoom": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The room that I own, if any.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are the query of the address. Nobody else hears of it. Our guess: the specification shows neither payload nor result of this call.
         */
        get: operations["room.use"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/roomCate/cateType": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The categories of rooms.
         * @description Needs no session. Its fields are the query of the address. Nobody else hears of it. Our guess: the specification shows neither payload nor result of this call.
         */
        get: operations["room.cate_type"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/roomGift/giftListNew": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The catalogue of gifts.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are the query of the address. Nobody else hears of it. Our guess: the specification shows neither payload nor result of this call.
         */
        get: operations["gift.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/roomGift/sendGift": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Give several people in the room a gift each, or everybody on a seat.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are the query of the address. Others hear: giftSent, screenGift, seatDecorationsChanged, confessionCompleted. Our guess: the specification shows neither payload nor result of this call.
         */
        get: operations["gift.send"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/roomGift/sendGiftOne": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Give somebody in the room a gift.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are the query of the address. Others hear: giftSent, screenGift, seatDecorationsChanged, confessionCompleted. Our guess: the specification shows neither payload nor result of this call.
         */
        get: operations["gift.send_one"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/user/detailList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * User info of several people, as a room shows them.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are a JSON body. Nobody else hears of it. Our guess: the specification names the fields of this call only in part. Its path is our guess: the specification names the operation only (open point C1).
         */
        post: operations["user.detail_list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/user/firstRegisterPackage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What somebody gets who has just registered; null for everybody else.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are the query of the address. Nobody else hears of it. Our guess: the specification names the fields of this call only in part. Its path is our guess: the specification names the operation only (open point C1).
         */
        get: operations["user.first_register_package"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/user/skillData": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How somebody plays, for a card in a room.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are the query of the address. Nobody else hears of it. Our guess: the specification does not show the fields of this call. Its path is our guess: the specification names the operation only (open point C1).
         */
        get: operations["game.skill_data"];
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
        /**
         * Sign in by a link.
         * @description Needs no session. Its fields are the query of the address. Others hear: loggedInElsewhere. Our guess: the specification names the fields of this call only in part. Its path is our guess: the named operation matches this listed path (open points C2 to C4).
         */
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
        /**
         * Sign in by the code of a third-party chat app.
         * @description Needs no session. Its fields are a JSON body. Others hear: loggedInElsewhere. Our guess: the specification names the fields of this call only in part. Its path is our guess: the specification names the operation only (open point C1).
         */
        post: operations["login.wechat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/home/gift_user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who has received the most gifts.
         * @description Needs no session. Its fields are the query of the address. Nobody else hears of it. Our guess: the specification does not show the fields of this call. Its path is our guess: the specification shows the path but not the method (open point C7).
         */
        get: operations["game.gift_user"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/home/match_entry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The games in which one can be matched, with how many people are there now.
         * @description Needs no session. Its fields are the query of the address. Nobody else hears of it. Our guess: the specification does not show the fields of this call. Its path is our guess: the specification shows the path but not the method (open point C7).
         */
        get: operations["game.match_entry"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/home/player": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Players who look for company, those online first.
         * @description Needs no session. Its fields are the query of the address. Nobody else hears of it. Our guess: the specification does not show the fields of this call. Its path is our guess: the specification shows the path but not the method (open point C7).
         */
        get: operations["game.home_player"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/tourist/recommend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Halls and players worth a look, for who is not signed in.
         * @description Needs no session. Its fields are the query of the address. Nobody else hears of it. Our guess: the specification does not show the fields of this call. Its path is our guess: the specification names the operation only (open point C1).
         */
        get: operations["tourist.recommend"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/tourist/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find halls and people by name or number.
         * @description Needs no session. Its fields are the query of the address. Nobody else hears of it. Our guess: the specification does not show the fields of this call. Its path is our guess: the specification names the operation only (open point C1).
         */
        get: operations["tourist.search"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/tourist/search/hotwords": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What an empty search box offers.
         * @description Needs no session. Its fields are the query of the address. Nobody else hears of it. Our guess: the specification does not show the fields of this call. Its path is our guess: the specification names the operation only (open point C1).
         */
        get: operations["tourist.hotwords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/user_game/config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The games there are, with their levels.
         * @description Needs no session. Its fields are the query of the address. Nobody else hears of it. Our guess: the specification does not show the fields of this call. Its path is our guess: the specification shows the path but not the method (open point C7).
         */
        get: operations["game.config"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/user_game/player/skill": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The games that somebody plays with others.
         * @description Signed (docs/how-to/sign-a-request.md). Its fields are the query of the address. Nobody else hears of it. Our guess: the specification does not show the fields of this call. Its path is our guess: the specification shows the path but not the method (open point C7).
         */
        get: operations["game.player_skill"];
        put?: never;
        post?: never;
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
        ActivityConfig: {
            id?: string | number | null;
            /** @enum {unknown} */
            state?: 0 | 1;
            /** @enum {unknown} */
            status?: 0 | 1;
            /** @description JSON text of a list. */
            sync?: string | number | null;
        };
        AppDownload: {
            /** @enum {string} */
            platform: "android" | "ios" | "pc" | "web";
            url?: string | number | null;
            version?: string | number | null;
        };
        Banner: {
            id?: string | number | null;
            /**
             * @description 1 opens the external link in `path`, 2 joins the room in `extra_param`.
             * @enum {unknown}
             */
            type: 1 | 2;
            title?: string | number | null;
            /** @description Picture: a path below the static host, or an address. */
            img?: string | number | null;
            path?: string | number | null;
            extra_param?: {
                is_lock: string | number | boolean;
                no?: string | number | null;
            };
        };
        BarGroup: {
            id: string;
            /** @enum {string} */
            group_type: "bar-serve" | "bar-workspace" | "bar-weal";
            icon?: string | number | null;
            name?: string | number | null;
        };
        BarUser: {
            /** @description `bar_` and the user number (open point A13). */
            account: string;
            no: string | number;
            nick?: string | number | null;
            avatar?: string | number | null;
            /** @enum {unknown} */
            gender?: 0 | 1 | 2;
        };
        Blacklist: {
            account: string[];
        };
        BoundHall: {
            hall_id: string;
            name?: string | number | null;
            bg_img?: string | number | null;
            in_hall: number | string | boolean;
        };
        Channel: {
            id: string | number;
            name?: string | number | null;
            /**
             * @description 1 text, 2 voice; 0 a heading.
             * @enum {unknown}
             */
            type: 0 | 1 | 2;
            hall_id: string | number;
            unread?: string | number | null;
            last_message?: {
                last_msg_id: string | number;
                last_msg_content?: string | number | null;
            } | null;
            /** @description Most people in a voice channel; 0 is no limit. */
            limit_mic?: string | number | null;
            /** @description Whether a password is needed. */
            pass?: number | string | boolean | null;
            /** @description Token of the audio provider; only in the answer to a join. */
            token?: string | number | null;
            mic_list?: components["schemas"]["HallMicEntry"][];
            children?: {
                id: string | number;
                name?: string | number | null;
                /**
                 * @description 1 text, 2 voice; 0 a heading.
                 * @enum {unknown}
                 */
                type: 0 | 1 | 2;
                hall_id: string | number;
                unread?: string | number | null;
                last_message?: {
                    last_msg_id: string | number;
                    last_msg_content?: string | number | null;
                } | null;
                /** @description Most people in a voice channel; 0 is no limit. */
                limit_mic?: string | number | null;
                /** @description Whether a password is needed. */
                pass?: number | string | boolean | null;
                /** @description Token of the audio provider; only in the answer to a join. */
                token?: string | number | null;
                mic_list?: components["schemas"]["HallMicEntry"][];
            }[];
        };
        ChannelInviteConfig: {
            /** @description Seconds that the invite holds from its beginning. */
            time_len?: string | number | null;
            /** @description User number of the invite's owner (role.channel-invite-owner). */
            uid?: string | number | null;
        };
        ChannelJoinInfo: {
            hall_id: string | number;
            channel_id: string | number;
            /** @enum {unknown} */
            role?: "" | "manage" | "owner" | "admin";
            /** @enum {unknown} */
            type: 1 | 2;
            token?: string | number | null;
            /** @description This person may not write here at the moment. */
            text_mute?: number | string | boolean | null;
            /** @description Nobody but owner and managers may write here at the moment. */
            mute_all?: number | string | boolean | null;
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
            /** @enum {unknown} */
            role?: "" | "manage" | "owner" | "admin";
        };
        ChatBody: {
            /** @enum {unknown} */
            msg_type?: "1" | "2" | "3" | "4" | "5" | "";
            /** @description Text for type 1; for the others JSON text or a URL, see `mediaContent`. */
            content?: string | number | null;
            extra?: string | null;
            msg?: string | number | null;
        };
        ChatExtra: {
            author?: components["schemas"]["ChatAuthor"];
            /** @description Mentioned people: user number to the name as it was written. */
            aiteuser?: {
                [key: string]: string;
            };
            /**
             * @description Of a team info message: 0 open, 1 updated.
             * @enum {unknown}
             */
            status?: 0 | 1;
        };
        ChatMessage: {
            from_id: string | number;
            hall_id: string | number;
            channel_id: string | number;
            msg_id: string | number;
            /** @description Epoch milliseconds (open point B3). */
            send_time: string | number;
            /**
             * @description The realtime type that the line arrived as.
             * @enum {unknown}
             */
            type: 1001 | 1002 | 1005 | 1008 | 1016 | 9998;
            body: string;
            /** @description Empty for lines that no client sent. */
            c_mid?: string | number | null;
            author?: components["schemas"]["ChatAuthor"];
        };
        ClientConfig: {
            /**
             * @description Origin of each host; empty means the page's own origin.
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
            /**
             * @default {
             *       "url": "",
             *       "path": "/ws/room"
             *     }
             */
            room_socket: {
                /** @default  */
                url: string;
                /** @default /ws/room */
                path: string;
            };
            /**
             * @description Methods and paths that replace those of the contracts: endpoint name to path.
             * @default {}
             */
            paths: {
                [key: string]: string;
            };
            /**
             * @description Key material for the login info in local storage. Obfuscation, not protection from scripts (open point B11).
             * @default mic-zero-local-storage
             */
            storage_key: string;
            /**
             * @description Where page views go; empty sends none.
             * @default
             */
            analytics_url: string;
            /**
             * @description Where client errors go; empty keeps them in the console.
             * @default
             */
            error_report_url: string;
        };
        Conversation: {
            /**
             * @description 1 private, 3 group, 6 system or command.
             * @enum {unknown}
             */
            conversationType: 1 | 3 | 6;
            targetId: string;
            latestMessage: {
                messageId: string;
                sentTime: string | number;
                senderUserId: string;
                content?: string | number | null;
            } | null;
            unreadMessageCount?: string | number | null;
            isTop: number | string | boolean;
        };
        DeviceFields: {
            client_ip?: string | number | null;
            dev_model?: string | number | null;
            dev_imei?: string | number | null;
            promo_code?: string | number | null;
            city_code?: string | number | null;
            os?: string | number | null;
        };
        FirstChargePackage: {
            id?: string | number | null;
            name?: string | number | null;
            coins?: string | number | null;
            /**
             * @description 0 before the first charge, 1 to be had, 2 taken.
             * @enum {unknown}
             */
            state: 0 | 1 | 2;
        };
        FollowEntry: {
            no: string | number;
            nick?: string | number | null;
            avatar?: string | number | null;
            /** @enum {unknown} */
            gender?: 0 | 1 | 2;
            age?: string | number | null;
            sign?: string | number | null;
            online?: number | string | boolean | null;
            mutual?: number | string | boolean | null;
        };
        Gaming: {
            gaming_id?: string | number | null;
            hall_id: string | number;
            /** @description The voice channel where the team meets. */
            channel_id: string | number;
            uid: string | number;
            nick?: string | number | null;
            avatar?: string | number | null;
            game_name?: string | number | null;
            /**
             * @description What the team is looking for, as short words.
             * @default []
             */
            tags: string[];
            game_nickname?: string | number | null;
            game_info?: string | number | null;
            /** @description People still wanted. */
            vacancy?: string | number | null;
            create_time?: string | number | null;
        };
        Gift: {
            gift_id: string | number;
            name?: string | number | null;
            image?: string | number | null;
            /** @description Whole coins for one. */
            price?: string | number | null;
            /** @description Name of its animation; empty plays none. */
            gift_effect?: string | number | null;
            /** @description Shown across the whole screen (0x4039). */
            is_screen?: number | string | boolean | null;
            /** @description Two people who send it to each other complete a confession (0x68). */
            is_confession?: number | string | boolean | null;
            /** @description How many the viewer has in the bag. */
            bag_num?: string | number | null;
        };
        GiftEffect: {
            addTime: string | number;
            /** @enum {string} */
            listType: "A" | "B";
            gift_num?: string | number | null;
            /** @description Name of the gift's animation. */
            gift_effect?: string | number | null;
            effect: {
                /** @description What enters the room, in words. */
                enter_room?: string | number | null;
                /** @description Name of the vehicle. */
                vehicle?: string | number | null;
            };
            userid: string | number;
        };
        GroupInfo: {
            id: string;
            name?: string | number | null;
            icon?: string | number | null;
            /** @description Whether the caller is in it. */
            in_group: number | string | boolean;
            /** @description Some of its people; all of them by group.members. */
            users: components["schemas"]["UserBrief"][];
            /** @description 0 for whoever is not in it. */
            user_count?: string | number | null;
        };
        GroupMember: {
            no: string | number;
            nick?: string | number | null;
            avatar?: string | number | null;
            /**
             * @description `owner`, `manager` or empty.
             * @enum {unknown}
             */
            role?: "" | "owner" | "manager";
        };
        Hall: {
            id: string | number;
            name?: string | number | null;
            bg_img?: string | number | null;
            /** @description Always in the answer to hall.detail (`hallDetail`); no list of halls needs them. */
            channels?: components["schemas"]["Channel"][];
            /** @description The owner's user number. */
            user_id: string | number;
            in_hall?: number | string | boolean | null;
            welcome_channel_id?: string | number | null;
            unread?: string | number | null;
            /** @description Ours: what a card in "discover" shows. */
            intro?: string | number | null;
            user_count?: string | number | null;
            online_count?: string | number | null;
            /** @description Nobody but owner and managers may write. */
            mute_all?: number | string | boolean | null;
        };
        HallDetail: {
            id: string | number;
            name?: string | number | null;
            bg_img?: string | number | null;
            /** @description Always in the answer to hall.detail (`hallDetail`); no list of halls needs them. */
            channels: components["schemas"]["Channel"][];
            /** @description The owner's user number. */
            user_id: string | number;
            in_hall?: number | string | boolean | null;
            welcome_channel_id?: string | number | null;
            unread?: string | number | null;
            /** @description Ours: what a card in "discover" shows. */
            intro?: string | number | null;
            user_count?: string | number | null;
            online_count?: string | number | null;
            /** @description Nobody but owner and managers may write. */
            mute_all?: number | string | boolean | null;
        };
        HallMicEntry: {
            mic_uid: string | number;
            /** @description Open when the wire says 1, in whatever spelling of it (the specification shows the string); muted for anything else. */
            mic_state: string | number | boolean;
            nick?: string | number | null;
            avatar?: string | number | null;
        };
        HallNotice: {
            /** @description The notice's id, a decimal number that grows with time. */
            id?: string | number | null;
            hall_id: string | number;
            /** @description Moment at which the notice ends; 0 means never. */
            expired?: string | number | null;
            /**
             * @description 1 is shown once a day, 2 at each entry (open point B16).
             * @enum {unknown}
             */
            type?: 1 | 2;
            title?: string | number | null;
            content?: string | number | null;
            /** @description User number of the author. */
            uid?: string | number | null;
            /** @description Moment of its creation. */
            create_time?: string | number | null;
        };
        HallUser: {
            id: string | number;
            nick?: string | number | null;
            avatar?: string | number | null;
            online?: number | string | boolean | null;
            /**
             * @description `manage` or empty. The owner is known by the hall's user_id.
             * @enum {unknown}
             */
            role?: "" | "manage";
            age?: string | number | null;
            /** @enum {unknown} */
            gender?: 0 | 1 | 2;
            mic_mute?: number | string | boolean | null;
            text_mute?: number | string | boolean | null;
        };
        ImMessage: {
            id: string;
            /** @description Account of the sender: a user number, or the id of a system session. */
            from: string;
            time: string | number;
            /** @enum {string} */
            kind: "text" | "image" | "audio" | "video" | "card" | "tip" | "recalled";
            /** @description Text, or JSON text for everything else. */
            body?: string | number | null;
            /**
             * @description What a tip says in a way that programs understand; empty for all other messages.
             * @enum {unknown}
             */
            tip?: "" | "dismissed" | "left" | "joined" | "kicked" | "gift";
            /** @description The sender's own id, the idempotency key. */
            c_mid?: string | number | null;
        };
        ImSession: {
            /** @description `scene-to`. */
            id: string;
            /** @enum {string} */
            scene: "p2p" | "team";
            /** @description Account or team. */
            to: string;
            unread?: string | number | null;
            updateTime: string | number;
            lastMsg: components["schemas"]["ImMessage"] | null;
            isTop: number | string | boolean;
        };
        ImToken: {
            account: string;
            token: string;
        };
        LinkLogin: {
            no: string | number;
            access_time: string | number;
            expires_in: string | number;
            attach: {
                /** @description True (1) when the profile is complete. */
                base: number | string | boolean;
            };
            token: {
                /** @description Session id, part of every authorization header. */
                sid: string;
                access_token: string;
                /** @description Key of the request signature. */
                secret_key: string;
            };
            phone?: string | number | null;
            room_no?: string | number | null;
        };
        LoginExtra: {
            client_ip?: string | number | null;
            dev_model?: string | number | null;
            dev_imei?: string | number | null;
            promo_code?: string | number | null;
            city_code?: string | number | null;
            os?: string | number | null;
            dev_imei_str?: string | number | null;
            version?: string | number | null;
            ticket?: string | number | null;
            room_no?: string | number | null;
            state?: string | number | null;
        };
        LoginInfo: {
            no: string | number;
            /** @description When the session began; epoch seconds or milliseconds on the wire (open point B2), milliseconds once decoded. */
            access_time: string | number;
            /** @description Lifetime in seconds. */
            expires_in: string | number;
            attach: {
                /** @description True (1) when the profile is complete. */
                base: number | string | boolean;
            };
            token: {
                /** @description Session id, part of every authorization header. */
                sid: string;
                access_token: string;
                /** @description Key of the request signature. */
                secret_key: string;
            };
            phone?: string | number | null;
        };
        Medal: {
            id: string;
            name?: string | number | null;
            icon?: string | number | null;
            time: string | number;
        };
        MessageCard: {
            room_id?: string;
            room_name?: string;
            room_avatar?: string;
            hall_name?: string;
            /** @description The first three are shown (const.team-invite-3-tags). */
            tags?: string[];
            game_nickname?: string;
            game_info?: string;
            /** @enum {string} */
            activity_type?: "activity_coupon" | "text" | "poster" | "exchange" | "recall" | "new_user";
            title?: string;
            msg?: string;
            /** @enum {string} */
            type_str?: "work" | "exchange";
            /** @description Text of the link, and where it goes. */
            url_name?: string;
            href_web?: string;
            img?: {
                src: string;
                /** @description Width and height joined by `_`, or empty. */
                w_h?: string | number | null;
            }[];
        };
        Nameplate: {
            id?: string | number | null;
            name?: string | number | null;
            image?: string | number | null;
        };
        PartnerLogin: {
            no: string | number;
            access_time: string | number;
            expires_in: string | number;
            attach: {
                /** @description True (1) when the profile is complete. */
                base: number | string | boolean;
            };
            token: {
                /** @description Session id, part of every authorization header. */
                sid: string;
                access_token: string;
                /** @description Key of the request signature. */
                secret_key: string;
            };
            phone?: string | number | null;
            hall_id?: string | number | null;
            channel_id?: string | number | null;
        };
        PaySettingData: {
            currency?: string | number | null;
            /** @description Coins for one whole unit of the currency, before any bonus. */
            rate?: string | number | null;
            /** @description Seconds after which an order that was not paid is closed. */
            order_time?: string | number | null;
            /** @description Orders of one person that may be open at a time. */
            order_max?: string | number | null;
        };
        PaymentsData: {
            list: {
                id?: string | number | null;
                /**
                 * @description `qr` shows a code to scan, `bank` opens a page.
                 * @enum {unknown}
                 */
                type?: "qr" | "bank";
                name?: string | number | null;
            }[];
            /** @description Id of the method that is chosen to begin with. */
            default?: string | number | null;
        };
        PersonCard: {
            user: components["schemas"]["UserBrief"];
            relation: components["schemas"]["Relation"];
            status: components["schemas"]["UserStatus"];
            prov?: string | number | null;
            city?: string | number | null;
            home_page?: string | number | null;
            medals: components["schemas"]["Medal"][];
            is_mahogany: number | string | boolean;
        };
        PlayerBrief: {
            no: string | number;
            nick?: string | number | null;
            avatar?: string | number | null;
            /** @enum {unknown} */
            gender?: 0 | 1 | 2;
            age?: string | number | null;
            sign?: string | number | null;
            online?: number | string | boolean | null;
            skill?: string | number | null;
        };
        PlayerSkill: {
            game_id?: string | number | null;
            game_name?: string | number | null;
            icon?: string | number | null;
            /** @description The player's own name for how good they are: a rank, a tier. */
            level?: string | number | null;
            /** @description Tags of the player in this game; a team invite shows the first three. */
            tags: string[];
            intro?: string | number | null;
        };
        Profile: {
            no: string | number;
            nick?: string | number | null;
            /** @enum {unknown} */
            gender?: 0 | 1 | 2;
            age?: string | number | null;
            avatar?: string | number | null;
            birth?: string | number | null;
            sign?: string | number | null;
            prov?: string | number | null;
            hobby?: string | number | null;
            tag?: string | number | null;
            /** @default [] */
            album: string[];
            /** @default [] */
            medal: string[];
            city?: string | number | null;
            location?: string | number | null;
            ip?: string | number | null;
            phone?: string | number | null;
            home_page?: string | number | null;
            follow_count?: string | number | null;
            fan_count?: string | number | null;
            friend_count?: string | number | null;
            is_mahogany: number | string | boolean;
        };
        RankEntry: {
            rank?: string | number | null;
            id: string | number;
            nick?: string | number | null;
            header?: string | number | null;
            score?: string | number | null;
        };
        RealName: {
            /** @enum {unknown} */
            audit_status: -1 | 0 | 1 | 2;
            /** @description Why it was refused. */
            audit_reason?: string | number | null;
            /** @description What was handed in, masked; JSON text. */
            audit_data?: string | number | null;
        };
        RealtimeEnvelope: {
            /** @description The realtime type, for instance 1001. */
            type: string | number;
            /** @description Sender's platform: `web`, `ios`, `android`, or `server`. */
            platform?: string | number | null;
            /** @description Message id; together with `type` the key of deduplication. */
            mid?: string | number | null;
            /** @description Protocol version, 1. */
            ver?: string | number | null;
            /** @description Gate of the sender: `pc`. */
            gate?: string | number | null;
            /** @description Moment of sending; epoch seconds on the wire, milliseconds once decoded. */
            time: string | number;
            /** @description The sender's user number; empty when the platform itself speaks. */
            from?: string | number | null;
            /** @description Addressee: a hall id, a user number, or a comma list of hall ids (type 1012). */
            to?: string | number | null;
            /** @description A channel id, a comma list of channel ids (type 1013), or empty. */
            channel?: string | number | null;
            /** @description JSON text. */
            body: string;
        };
        RechargeOption: {
            id?: string | number | null;
            /** @description Coins, without the bonus. */
            coins?: string | number | null;
            /** @description Coins on top. */
            bonus?: string | number | null;
            /** @description Price in cents. */
            amount?: string | number | null;
        };
        RechargeOrder: {
            order_no?: string | number | null;
            /** @description The client's own id of the order, its idempotency key. */
            client_order_id?: string | number | null;
            option_id?: string | number | null;
            /** @description Coins that it brings, the bonus included. */
            coins?: string | number | null;
            /** @description Price in cents. */
            amount?: string | number | null;
            payment_id?: string | number | null;
            /**
             * @description 0 made, 1 being paid, 2 paid and credited, 3 failed, 4 closed.
             * @enum {unknown}
             */
            status: 0 | 1 | 2 | 3 | 4;
            /** @description What to show as a code to scan while it is being paid; empty otherwise. */
            qr_code?: string | number | null;
            create_time?: string | number | null;
            /** @description Moment at which it is closed if it is not paid by then. */
            expired?: string | number | null;
            /** @description Moment of payment; 0 for none. */
            pay_time?: string | number | null;
        };
        RegisterPackage: {
            name?: string | number | null;
            list: {
                name?: string | number | null;
                icon?: string | number | null;
                num?: string | number | null;
            }[];
            /** @description Shown for the first time. */
            is_new: number | string | boolean;
        };
        Relation: {
            no: string | number;
            /** @description The caller follows them. */
            follow: number | string | boolean;
            /** @description They follow the caller. */
            fan: number | string | boolean;
            friend: number | string | boolean;
            /** @description The caller has blocked them. */
            black: number | string | boolean;
            /** @description They have blocked the caller. */
            blacked: number | string | boolean;
        };
        Room: {
            room_no?: string | number;
            group_id?: string | number;
            /** @description Ours: name and cover of the room's card. */
            name?: string | number | null;
            cover?: string | number | null;
            /** @description Owner's user number; ours. */
            owner?: string | number | null;
            is_lock?: number | string | boolean | null;
            /** @description Category, see room.cate_type. */
            room_class?: string | number | null;
            /** @description Audience count. */
            clout?: string | number | null;
            /** @description const.seats-10: number of seats, the host's included (open point B13). */
            mic_num?: string | number | null;
            background_web?: string | number | null;
            nameplate?: components["schemas"]["Nameplate"] | null;
            s_room_notice?: string | number | null;
            /**
             * @description The viewer's role: 1 owner, 3 ordinary member, any other number a manager (open point A5).
             * @enum {unknown}
             */
            role?: 1 | 2 | 3 | 4;
            is_speak?: number | string | boolean | null;
        };
        RoomChatBody: {
            content?: string | number | null;
            author?: {
                id: string | number;
                header?: string | number | null;
                nick?: string | number | null;
                /** @enum {unknown} */
                role?: 1 | 2 | 3 | 4;
                nameplate?: components["schemas"]["Nameplate"] | null;
            };
            /** @description The sender's own id, for replacing the local copy. */
            c_mid?: string | number | null;
            /** @description Moment of sending. */
            time?: string | number;
        };
        RoomChatLine: {
            mid?: string | number | null;
            /**
             * @description See ROOM_LINE; an unknown kind is shown as text.
             * @enum {unknown}
             */
            type: 1 | 2 | 3;
            body: string;
            /**
             * @description const.client.chattype: 2 is a room's chat.
             * @enum {unknown}
             */
            chatType: 2;
        };
        RoomMember: {
            id: string | number;
            /** @description The person's number while their seat application waits, else empty. */
            apply_id?: string | number | null;
            header?: string | number | null;
            nick?: string | number | null;
            /** @enum {unknown} */
            role?: 1 | 2 | 3 | 4;
            /** @description The seat that was applied for, or that the person sits on; -1 is none. */
            mic_number?: string | number;
            nameplate?: components["schemas"]["Nameplate"] | null;
        };
        RoomPerson: {
            id: string | number;
            /** @description URL of the picture; empty shows the initial. */
            header?: string | number | null;
            nick?: string | number | null;
        };
        RoomSeat: {
            mic_number: string | number;
            /** @enum {unknown} */
            mic_status: 1 | 2;
            member?: components["schemas"]["RoomPerson"] | null;
            /** @description Voice level of who sits there, 0 to 100; ours. */
            volume?: string | number | null;
        };
        SeatDecoration: {
            mic_number: string | number;
            id?: string | number | null;
            /** @description Name of the frame around the picture; empty is none. */
            frame?: string | number | null;
            nameplate?: components["schemas"]["Nameplate"] | null;
            /** @description Heart value: coins received while the counter runs. */
            heart?: string | number | null;
        };
        TeamInfoContent: {
            hall_id: string | number;
            /** @description The voice channel that people are invited to. */
            channel_id: string | number;
            hall_name?: string | number | null;
            channel_name?: string | number | null;
            time_len?: string | number | null;
            /**
             * @description What the team is looking for, as short words.
             * @default []
             */
            tags: string[];
            game_nickname?: string | number | null;
            game_info?: string | number | null;
        };
        TeamInvite: {
            /** @description Whether the invite still stands. */
            effective?: number | string | boolean | null;
            /** @description The voice channel that people are invited to. */
            channel: components["schemas"]["Channel"];
            /**
             * @description 0 as posted, 1 updated since, 2 ended.
             * @enum {unknown}
             */
            status: 0 | 1 | 2;
            /** @description Ours: the id of the message that carries the invite. */
            inv_id?: string | number | null;
            uid?: string | number | null;
            time_len?: string | number | null;
            /** @description Moment at which it ends by itself. */
            expired?: string | number | null;
            /**
             * @description What the team is looking for, as short words.
             * @default []
             */
            tags: string[];
            game_nickname?: string | number | null;
            game_info?: string | number | null;
        };
        ThirdPartyAuth: {
            /** @description Names this identity when the phone is bound; lives for a while. */
            ticket: string;
            nick?: string | number | null;
            avatar?: string | number | null;
        };
        UserBrief: {
            no: string | number;
            nick?: string | number | null;
            avatar?: string | number | null;
            /** @enum {unknown} */
            gender?: 0 | 1 | 2;
            age?: string | number | null;
            sign?: string | number | null;
            online?: number | string | boolean | null;
        };
        UserCard: {
            uid: string | number;
            nick?: string | number | null;
            avatar?: string | number | null;
            /** @enum {unknown} */
            gender?: 0 | 1 | 2;
            age?: string | number | null;
            sign?: string | number | null;
            /** @enum {unknown} */
            role?: "" | "manage";
            online?: number | string | boolean | null;
            mic_mute?: number | string | boolean | null;
            text_mute?: number | string | boolean | null;
        };
        UserInfo: {
            no: string | number;
            /** @description Shown name; empty until the profile is complete (role.can-login). */
            nick?: string | number | null;
            /** @enum {unknown} */
            gender?: 0 | 1 | 2;
            age?: string | number | null;
            /** @description URL of the picture, absolute or below the static host; empty shows the initial. */
            avatar?: string | number | null;
            /** @description Birthday as YYYY-MM-DD, or empty. */
            birth?: string | number | null;
            /** @description Personal line. */
            sign?: string | number | null;
            /** @description Province. */
            prov?: string | number | null;
            hobby?: string | number | null;
            tag?: string | number | null;
            /** @default [] */
            album: string[];
            /** @default [] */
            medal: string[];
            city?: string | number | null;
            location?: string | number | null;
            ip?: string | number | null;
            /** @description Only in one's own info, and masked. */
            phone?: string | number | null;
        };
        UserStatus: {
            no: string | number;
            online: number | string | boolean;
            /** @description Hall and voice channel. */
            hall_id?: string | number | null;
            channel_id?: string | number | null;
            /** @description Voice room. */
            room_no?: string | number | null;
        };
        VoiceSettings: {
            EchoRemoval: number | string | boolean;
            VolumeBoost: number | string | boolean;
            NoiseCancellation: number | string | boolean;
            NoiseReduction: number | string | boolean;
            /**
             * @description 1 free talk, 2 push to talk (open point B14).
             * @enum {unknown}
             */
            VoiceMode: 1 | 2;
            /** @description Key code and label joined by a comma, for instance `KeyV,V`; empty for none (entity.voice-settings.key). */
            Key?: string | number | null;
        };
        Wallet: {
            /** @description Coins that can be spent. */
            money?: string | number | null;
            /** @description Points that gifts from others have brought. */
            gift_point?: string | number | null;
            /** @description Whether a first charge was made. */
            is_charged?: number | string | boolean | null;
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
                            /** @description The picture, as a data URL of an SVG image. */
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
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "account.censor_image": {
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
                 *       "url": "/files/main/3f.png"
                 *     }
                 */
                "application/json": {
                    /** @description Address of the picture. */
                    url: string;
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
                     *         "pass": 1,
                     *         "reason": ""
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            pass: number | string | boolean;
                            reason?: string | number | null;
                        };
                    } | {
                        /**
                         * @example 30018
                         * @example 42900
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "account.censor_text": {
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
                 *       "text": "今晚开黑"
                 *     }
                 */
                "application/json": {
                    /** @description The text, in characters as people count them. */
                    text: string;
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
                     *         "pass": 1,
                     *         "reason": ""
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            pass: number | string | boolean;
                            reason?: string | number | null;
                        };
                    } | {
                        /** @example 42900 */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
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
                    /** @description The access_token of the session, as the login answered it. */
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
                        /** @example 10009 */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "first_charge.get_pack": {
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
                     *         "reg_package": {
                     *           "id": "first",
                     *           "name": "首充礼包",
                     *           "coins": 66,
                     *           "state": 2
                     *         },
                     *         "wallet": {
                     *           "money": 1288,
                     *           "gift_point": 52,
                     *           "is_charged": 1
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            reg_package: components["schemas"]["FirstChargePackage"];
                            wallet: components["schemas"]["Wallet"];
                        };
                    } | {
                        /**
                         * @example 33007
                         * @example 33008
                         * @example 42900
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
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
                /** @description 1 follows, 2 fans (open point B27). */
                direct: 1 | 2;
                /** @description Cursor: 0 for the first page, then `point` of the answer. */
                point: string | number;
                /** @description How many are wanted. */
                num: string | number;
                /** @description Absent: the caller. */
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
                            /** @description Cursor of the next page; 0 after the last one. */
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
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
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
                    /** @description Chinese mobile number, 11 digits. */
                    phone: string;
                    /** @description The code that came by account.sms. */
                    smscode: string;
                    /** @description Hex SHA-256 of the password. */
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
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "account.getYxToken": {
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
                     *         "account": "100001",
                     *         "token": "im-77aa"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: components["schemas"]["ImToken"];
                    } | {
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "account.gift_wall": {
        parameters: {
            query?: {
                /** @description Number of the person. */
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
                     *             "gift_id": "rose",
                     *             "name": "玫瑰",
                     *             "image": "",
                     *             "price": 1,
                     *             "count": 3
                     *           }
                     *         ],
                     *         "total": 3
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            list: {
                                gift_id: string;
                                name?: string | number | null;
                                image?: string | number | null;
                                price?: string | number | null;
                                count?: string | number | null;
                            }[];
                            /** @description Gifts received altogether. */
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
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "account.home_page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * @description 1 sets the picture in `file`, 2 takes it away.
                     * @enum {unknown}
                     */
                    op: 1 | 2;
                    file?: string;
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
                     *         "home_page": "/files/main/3f.png"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            home_page?: string | number | null;
                        };
                    } | {
                        /**
                         * @example 30015
                         * @example 30016
                         * @example 30017
                         * @example 20013
                         * @example 42900
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
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
                    /** @description Hex SHA-256 of the password. */
                    passwd: string;
                    /** @description The code that came by account.sms. */
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
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "account.is_mahogany": {
        parameters: {
            query?: {
                /** @description Number of the person. */
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
                     *         "is_mahogany": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            is_mahogany: number | string | boolean;
                        };
                    } | {
                        /** @example 30005 */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
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
                /** @description Number of the person. */
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
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "account.kyc": {
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
                     *         "audit_status": -1,
                     *         "audit_reason": "",
                     *         "audit_data": ""
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: components["schemas"]["RealName"];
                    } | {
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
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
                    /**
                     * @description 1 credentials; 2 link, 4 partner app and 5 game life by `pincode`; 3 chat app by `pincode`, or by a phone with smscode that is then bound to the ticket in `extra` (open point B25).
                     * @enum {unknown}
                     */
                    type: 1 | 2 | 3 | 4 | 5;
                    /**
                     * @description Client type, 3.
                     * @enum {unknown}
                     */
                    client: 3;
                    /** @description Phone number or user number; for type 4 and 5 whatever the other app says. */
                    username: string;
                    /** @description Epoch milliseconds, part of the password hash. */
                    ts: number;
                    /** @description Hex SHA-256 of (hex SHA-256 of the password, then ts as decimal text); open point B10. */
                    passwd?: string;
                    /** @description The code that came by account.sms. */
                    smscode?: string;
                    /** @description Code of another app, types 2 to 5. */
                    pincode?: string;
                    /** @description Device id and what else a login type needs, JSON text. */
                    extra?: string;
                    /** @description Accepted and not used. */
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
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
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
                    /** @description 1 ends every session of the account, 0 or absent this one. */
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
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "account.medal_wall": {
        parameters: {
            query?: {
                /** @description Number of the person. */
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
                     *             "id": "newcomer",
                     *             "name": "初来乍到",
                     *             "icon": "",
                     *             "time": 1790000000000
                     *           }
                     *         ],
                     *         "total": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            list: components["schemas"]["Medal"][];
                            /** @description Gifts received altogether. */
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
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "account.myProfile": {
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
                     *         "album": [
                     *           "/files/main/3f.png"
                     *         ],
                     *         "medal": [
                     *           "captain"
                     *         ],
                     *         "city": "杭州",
                     *         "location": "",
                     *         "ip": "",
                     *         "phone": "138****0001",
                     *         "home_page": "/files/main/3f.png",
                     *         "follow_count": 12,
                     *         "fan_count": 30,
                     *         "friend_count": 4,
                     *         "is_mahogany": 0,
                     *         "has_password": 1,
                     *         "chat_app": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            no: string | number;
                            nick?: string | number | null;
                            /** @enum {unknown} */
                            gender?: 0 | 1 | 2;
                            age?: string | number | null;
                            avatar?: string | number | null;
                            birth?: string | number | null;
                            sign?: string | number | null;
                            prov?: string | number | null;
                            hobby?: string | number | null;
                            tag?: string | number | null;
                            /** @default [] */
                            album: string[];
                            /** @default [] */
                            medal: string[];
                            city?: string | number | null;
                            location?: string | number | null;
                            ip?: string | number | null;
                            phone?: string | number | null;
                            home_page?: string | number | null;
                            follow_count?: string | number | null;
                            fan_count?: string | number | null;
                            friend_count?: string | number | null;
                            is_mahogany: number | string | boolean;
                            has_password: number | string | boolean;
                            chat_app: number | string | boolean;
                        };
                    } | {
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "account.profile": {
        parameters: {
            query: {
                /** @description Number of the person. */
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
                     *         "nick": "小满",
                     *         "gender": 2,
                     *         "age": 22,
                     *         "avatar": "",
                     *         "birth": "2004-05-21",
                     *         "sign": "今晚开黑，缺一个辅助",
                     *         "prov": "浙江",
                     *         "hobby": "王者,狼人杀",
                     *         "tag": "麦霸",
                     *         "album": [
                     *           "/files/main/3f.png"
                     *         ],
                     *         "medal": [
                     *           "captain"
                     *         ],
                     *         "city": "杭州",
                     *         "location": "",
                     *         "ip": "",
                     *         "phone": "",
                     *         "home_page": "/files/main/3f.png",
                     *         "follow_count": 12,
                     *         "fan_count": 30,
                     *         "friend_count": 4,
                     *         "is_mahogany": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: components["schemas"]["Profile"];
                    } | {
                        /** @example 30005 */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "account.profile_save": {
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
                 *       "avatar": "",
                 *       "sign": "今晚开黑，缺一个辅助",
                 *       "prov": "浙江",
                 *       "city": "杭州",
                 *       "location": "西湖边",
                 *       "hobby": "王者,狼人杀",
                 *       "tag": "麦霸",
                 *       "album": [
                 *         "/files/seed/3.png"
                 *       ]
                 *     }
                 */
                "application/json": {
                    /** @description The name that people see, in characters as people count them. */
                    nick?: string;
                    /**
                     * @description 0 unknown, 1 male, 2 female.
                     * @enum {unknown}
                     */
                    gender?: 0 | 1 | 2;
                    /** @description YYYY-MM-DD or empty. */
                    birth?: string;
                    /** @description Address of an own upload (file.upload); empty for none. */
                    avatar?: string;
                    /** @description Line below the name; empty for none. */
                    sign?: string;
                    /** @description Name of the province; empty for none. */
                    prov?: string;
                    /** @description Name of the city; empty for none. */
                    city?: string;
                    /** @description Place in words; empty for none. */
                    location?: string;
                    /** @description Free text; empty for none. */
                    hobby?: string;
                    /** @description Tags of the person. */
                    tag?: string;
                    /** @description Addresses of own uploads, in order. */
                    album?: string[];
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
                     *         "album": [
                     *           "/files/seed/3.png"
                     *         ],
                     *         "medal": [
                     *           "captain"
                     *         ],
                     *         "city": "杭州",
                     *         "location": "西湖边",
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
                        /**
                         * @example 20006
                         * @example 20012
                         * @example 20013
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
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
                    /** @description Chinese mobile number, 11 digits. */
                    phone: string;
                    /** @description The code that came by account.sms. */
                    smscode: string;
                    /** @description Hex SHA-256 of the password: what the login hash is built on. */
                    passwd: string;
                    /**
                     * @description Client type: 3 for the web client.
                     * @enum {unknown}
                     */
                    client: 3;
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
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "account.report": {
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
                 *       "target": "100002",
                 *       "reason": 2,
                 *       "text": "一直在骂人",
                 *       "images": [
                 *         "/files/seed/3.png"
                 *       ]
                 *     }
                 */
                "application/json": {
                    /**
                     * @description 1 person, 2 hall, 3 room.
                     * @enum {unknown}
                     */
                    type: 1 | 2 | 3;
                    /** @description Their number or id. */
                    target: string;
                    /**
                     * @description 1 advertising, 2 insults, 3 pornography, 4 politics, 5 fraud, 6 something else.
                     * @enum {unknown}
                     */
                    reason: 1 | 2 | 3 | 4 | 5 | 6;
                    /** @description The text, in characters as people count them. */
                    text: string;
                    /** @description Addresses of own uploads. */
                    images: string[];
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
                     *         "id": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            /** @description 70003 is the activity of the hall lobby. */
                            id: string | number;
                        };
                    } | {
                        /**
                         * @example 20017
                         * @example 42900
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
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
                    /** @description The name that people see, in characters as people count them. */
                    nick: string;
                    /**
                     * @description 0 unknown, 1 male, 2 female.
                     * @enum {unknown}
                     */
                    gender: 0 | 1 | 2;
                    /** @description YYYY-MM-DD or empty. */
                    birth: string;
                    /** @description Address of an own upload (file.upload); empty for none. */
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
                     *         "album": [
                     *           "/files/main/3f.png"
                     *         ],
                     *         "medal": [
                     *           "captain"
                     *         ],
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
                        /**
                         * @example 20006
                         * @example 20013
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
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
                    /** @description Chinese mobile number, 11 digits. */
                    phone: string;
                    /**
                     * @description What the code is for.
                     * @enum {string}
                     */
                    scene: "login" | "register" | "forgot" | "bind";
                    /** @description Id of the picture, from account.captcha. */
                    captcha_id: string;
                    /** @description What the person read in the picture. */
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
                            /** @description Seconds until another code may be asked for. */
                            interval?: string | number | null;
                            /** @description The code itself, because no sms is sent: told by a mock platform for testers only, one whose control API is open. */
                            mock_code?: string;
                        };
                    } | {
                        /**
                         * @example 20005
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
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "account.status": {
        parameters: {
            query?: {
                /** @description Number of the person. */
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
                     *         "no": "100002",
                     *         "online": 1,
                     *         "hall_id": "1",
                     *         "channel_id": "12",
                     *         "room_no": ""
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: components["schemas"]["UserStatus"];
                    } | {
                        /** @example 30005 */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
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
                    /** @description Number of the person. */
                    no: string | number;
                    /**
                     * @description 1 follow, 2 unfollow (open point B27).
                     * @enum {unknown}
                     */
                    op: 1 | 2;
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
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
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
                            /** @description Seconds until another code may be asked for. */
                            interval?: string | number | null;
                            /** @description The phone, masked. */
                            phone?: string | number | null;
                            /** @description The code itself, because no sms is sent: told by a mock platform for testers only, one whose control API is open. */
                            mock_code?: string;
                        };
                    } | {
                        /**
                         * @example 20009
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
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "account.upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * @description What the image is for.
                     * @enum {string}
                     */
                    scene: "avatar" | "album" | "report" | "feedback";
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
                            /** @description Where the file is served: a path below the api host. */
                            url: string;
                            type?: string | number | null;
                            w?: string | number | null;
                            h?: string | number | null;
                        };
                    } | {
                        /**
                         * @example 30015
                         * @example 30016
                         * @example 30017
                         * @example 20013
                         * @example 42900
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "account.user_card": {
        parameters: {
            query: {
                /** @description Number of the person. */
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
                     *           "follow": 0,
                     *           "fan": 0,
                     *           "friend": 0,
                     *           "black": 0,
                     *           "blacked": 0
                     *         },
                     *         "status": {
                     *           "no": "100002",
                     *           "online": 1,
                     *           "hall_id": "1",
                     *           "channel_id": "12",
                     *           "room_no": ""
                     *         },
                     *         "prov": "四川",
                     *         "city": "成都",
                     *         "home_page": "",
                     *         "medals": [
                     *           {
                     *             "id": "newcomer",
                     *             "name": "初来乍到",
                     *             "icon": "",
                     *             "time": 1790000000000
                     *           }
                     *         ],
                     *         "is_mahogany": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: components["schemas"]["PersonCard"];
                    } | {
                        /** @example 30005 */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
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
                    /** @description What the other app was given to sign in with. */
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
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "ops.ad_tag": {
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
                     *         "tag": ""
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            tag?: string | number | null;
                        };
                    } | {
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "ops.banner_home": {
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
                     *         "banners": [
                     *           {
                     *             "id": "b-1",
                     *             "type": 1,
                     *             "title": "版本更新",
                     *             "img": "/pictures/banner-1.svg",
                     *             "path": "https://example.com/news"
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
                            banners: components["schemas"]["Banner"][];
                        };
                    } | {
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "ops.banner_player": {
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
                     *         "banners": [
                     *           {
                     *             "id": "b-1",
                     *             "type": 1,
                     *             "title": "版本更新",
                     *             "img": "/pictures/banner-1.svg",
                     *             "path": "https://example.com/news"
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
                            banners: components["schemas"]["Banner"][];
                        };
                    } | {
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "ops.banner_recharge": {
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
                     *         "banners": [
                     *           {
                     *             "id": "b-1",
                     *             "type": 1,
                     *             "title": "版本更新",
                     *             "img": "/pictures/banner-1.svg",
                     *             "path": "https://example.com/news"
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
                            banners: components["schemas"]["Banner"][];
                        };
                    } | {
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "ops.app_download": {
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
                     *             "platform": "android",
                     *             "url": "https://example.com/app.apk",
                     *             "version": "2.0.49"
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
                            list: components["schemas"]["AppDownload"][];
                        };
                    } | {
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "bar.notice_info": {
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
                     *         "unread": 1,
                     *         "last": {
                     *           "id": "41",
                     *           "from": "ypb_bar_notify",
                     *           "time": 1790000000000,
                     *           "kind": "text",
                     *           "body": "在吗",
                     *           "tip": "",
                     *           "c_mid": ""
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            unread?: string | number | null;
                            last: components["schemas"]["ImMessage"] | null;
                        };
                    } | {
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "bar.serve_group": {
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
                     *         "id": "7001",
                     *         "group_type": "bar-serve",
                     *         "icon": "",
                     *         "name": "零号麦客服"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: components["schemas"]["BarGroup"];
                    } | {
                        /** @example 22001 */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
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
                    /**
                     * @description What the image is for.
                     * @enum {string}
                     */
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
                            /** @description Where the file is served: a path below the api host. */
                            url: string;
                            type?: string | number | null;
                            w?: string | number | null;
                            h?: string | number | null;
                        };
                    } | {
                        /**
                         * @example 30015
                         * @example 30016
                         * @example 30017
                         * @example 20013
                         * @example 42900
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "gift.bag": {
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
                     *             "gift_id": "rose",
                     *             "name": "玫瑰",
                     *             "image": "",
                     *             "price": 1,
                     *             "gift_effect": "",
                     *             "is_screen": 0,
                     *             "is_confession": 0,
                     *             "bag_num": 5
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
                            list: components["schemas"]["Gift"][];
                        };
                    } | {
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "gift.chat_panel": {
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
                     *             "gift_id": "rose",
                     *             "name": "玫瑰",
                     *             "image": "",
                     *             "price": 1,
                     *             "gift_effect": "",
                     *             "is_screen": 0,
                     *             "is_confession": 0,
                     *             "bag_num": 0
                     *           }
                     *         ],
                     *         "money": 10000
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            list: components["schemas"]["Gift"][];
                            money?: string | number | null;
                        };
                    } | {
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "gift.chat_send": {
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
                 *       "to": "100001",
                 *       "gift_id": "rose",
                 *       "gift_num": 3,
                 *       "is_bag": 0
                 *     }
                 */
                "application/json": {
                    /** @description Number of the person; in gift calls several, separated by commas. */
                    to: string | number;
                    /** @description Id of the gift, from gift.list. */
                    gift_id: string | number;
                    /** @description How many each receiver gets; 1 or more. */
                    gift_num: string | number;
                    /** @description Out of the bag instead of the wallet. */
                    is_bag?: number | string | boolean | null;
                    /** @description Ours, optional: the same one again is the same sending and costs once. */
                    req_id?: string;
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
                     *         "money": 9997,
                     *         "bag_num": 0,
                     *         "combo": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            /** @description Coins left. */
                            money?: string | number | null;
                            /** @description How many of this gift are left in the bag. */
                            bag_num?: string | number | null;
                            /** @description How many times in a row. */
                            combo?: string | number | null;
                        };
                    } | {
                        /**
                         * @example 32002
                         * @example 32003
                         * @example 21002
                         * @example 21003
                         * @example 32001
                         * @example 32004
                         * @example 42900
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "gift.room_panel": {
        parameters: {
            query?: {
                /** @description Number of the voice room; of the message group in group.* calls. */
                group_id?: string | number;
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
                     *             "gift_id": "rose",
                     *             "name": "玫瑰",
                     *             "image": "",
                     *             "price": 1,
                     *             "gift_effect": "",
                     *             "is_screen": 0,
                     *             "is_confession": 0,
                     *             "bag_num": 0
                     *           },
                     *           {
                     *             "gift_id": "balloon",
                     *             "name": "告白气球",
                     *             "image": "",
                     *             "price": 520,
                     *             "gift_effect": "",
                     *             "is_screen": 1,
                     *             "is_confession": 1,
                     *             "bag_num": 0
                     *           }
                     *         ],
                     *         "money": 10000
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            list: components["schemas"]["Gift"][];
                            money?: string | number | null;
                        };
                    } | {
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "gift.room_send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @description Number of the voice room; of the message group in group.* calls. */
                    group_id: string | number;
                    /** @description Number of the person; in gift calls several, separated by commas. */
                    to?: string | number;
                    /** @description 1 gives to everybody on a seat but oneself, and needs no list of people; 0 or absent gives to that list. */
                    all_seats?: number | string | boolean | null;
                    /** @description Id of the gift, from gift.list. */
                    gift_id: string | number;
                    /** @description How many each receiver gets; 1 or more. */
                    gift_num: string | number;
                    /** @description Out of the bag instead of the wallet. */
                    is_bag?: number | string | boolean | null;
                    /** @description Ours, optional: the same one again is the same sending and costs once. */
                    req_id?: string;
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
                     *         "money": 9997,
                     *         "bag_num": 0,
                     *         "combo": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            /** @description Coins left. */
                            money?: string | number | null;
                            /** @description How many of this gift are left in the bag. */
                            bag_num?: string | number | null;
                            /** @description How many times in a row. */
                            combo?: string | number | null;
                        };
                    } | {
                        /**
                         * @example 31001
                         * @example 31002
                         * @example 12011
                         * @example 31006
                         * @example 32002
                         * @example 32003
                         * @example 32001
                         * @example 32004
                         * @example 42900
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "ops.client_log": {
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
                 *       "level": "error",
                 *       "message": "chunk failed",
                 *       "detail": "{\"chunk\":\"room\"}"
                 *     }
                 */
                "application/json": {
                    /**
                     * @description info, warn or error.
                     * @enum {string}
                     */
                    level: "info" | "warn" | "error";
                    /** @description One line of text. */
                    message: string;
                    /** @description JSON text with whatever helps. */
                    detail?: string;
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
                        /** @example 42900 */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "payment.checkPCPayStatus": {
        parameters: {
            query: {
                /** @description The platform's number of the order. */
                order_no: string;
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
                     *         "order": {
                     *           "order_no": "1",
                     *           "client_order_id": "o-100001-1",
                     *           "option_id": "60",
                     *           "coins": 60,
                     *           "amount": 600,
                     *           "payment_id": "1",
                     *           "status": 2,
                     *           "qr_code": "",
                     *           "create_time": 1790000000,
                     *           "expired": 1790000300,
                     *           "pay_time": 1790000002
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            order: components["schemas"]["RechargeOrder"];
                        };
                    } | {
                        /** @example 33003 */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "payment.pay": {
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
                 *       "order_no": "1",
                 *       "payment_id": "1"
                 *     }
                 */
                "application/json": {
                    /** @description The platform's number of the order. */
                    order_no: string;
                    /** @description Way of paying, from the list of payments; absent for the usual one. */
                    payment_id?: string;
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
                     *         "order": {
                     *           "order_no": "1",
                     *           "client_order_id": "o-100001-1",
                     *           "option_id": "60",
                     *           "coins": 60,
                     *           "amount": 600,
                     *           "payment_id": "1",
                     *           "status": 1,
                     *           "qr_code": "miczero://pay/1",
                     *           "create_time": 1790000000,
                     *           "expired": 1790000300,
                     *           "pay_time": 0
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            order: components["schemas"]["RechargeOrder"];
                        };
                    } | {
                        /**
                         * @example 33003
                         * @example 33002
                         * @example 33004
                         * @example 42900
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "payment.payForPC": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @description The caller's own id of the order: the same one again is the same order. */
                    client_order_id: string;
                    /** @description What is bought, from recharge.options. */
                    option_id: string;
                    /** @description How it is paid, from payment.payments; absent: the usual way. */
                    payment_id?: string;
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
                     *         "order": {
                     *           "order_no": "1",
                     *           "client_order_id": "o-100001-1",
                     *           "option_id": "60",
                     *           "coins": 60,
                     *           "amount": 600,
                     *           "payment_id": "1",
                     *           "status": 1,
                     *           "qr_code": "miczero://pay/1",
                     *           "create_time": 1790000000,
                     *           "expired": 1790000300,
                     *           "pay_time": 0
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            order: components["schemas"]["RechargeOrder"];
                        };
                    } | {
                        /**
                         * @example 33001
                         * @example 33002
                         * @example 33006
                         * @example 33004
                         * @example 42900
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "payment.payments": {
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
                     *         "paymentsData": {
                     *           "list": [
                     *             {
                     *               "id": "1",
                     *               "type": "qr",
                     *               "name": "扫码支付"
                     *             },
                     *             {
                     *               "id": "2",
                     *               "type": "bank",
                     *               "name": "网银支付"
                     *             }
                     *           ],
                     *           "default": "1"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            paymentsData: components["schemas"]["PaymentsData"];
                        };
                    } | {
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "payment.settings": {
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
                     *         "paySettingData": {
                     *           "currency": "CNY",
                     *           "rate": 10,
                     *           "order_time": 300,
                     *           "order_max": 5
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            paySettingData: components["schemas"]["PaySettingData"];
                        };
                    } | {
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
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
                /** @description Number of the person. */
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
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
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
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "ranking.tabs": {
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
                     *             "id": "received",
                     *             "name": "魅力榜"
                     *           }
                     *         ],
                     *         "periods": [
                     *           {
                     *             "type": "day",
                     *             "name": "日榜"
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
                                /** @enum {string} */
                                id: "received" | "sent";
                                name?: string | number | null;
                            }[];
                            periods: {
                                /** @enum {string} */
                                type: "day" | "week" | "all";
                                name?: string | number | null;
                            }[];
                        };
                    } | {
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "ranking.received": {
        parameters: {
            query: {
                /** @description Of one room; absent is of all. Nobody stands on the list of a room whose password the caller has not given. */
                group_id?: string | number;
                /** @description Kind: see the values. */
                type: "day" | "week" | "all";
                /** @description Number of the page, from 1. */
                page: string | number;
                /** @description Entries of a page. */
                limit: string | number;
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
                     *             "rank": 1,
                     *             "id": "100001",
                     *             "header": "",
                     *             "nick": "小满",
                     *             "score": 5200
                     *           }
                     *         ],
                     *         "mine": {
                     *           "rank": 0,
                     *           "id": "100002",
                     *           "header": "",
                     *           "nick": "阿澈",
                     *           "score": 0
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            list: components["schemas"]["RankEntry"][];
                            /** @description One's own line; rank 0 is none. */
                            mine: components["schemas"]["RankEntry"];
                        };
                    } | {
                        /**
                         * @example 31001
                         * @example 12011
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "ranking.sent": {
        parameters: {
            query: {
                /** @description Of one room; absent is of all. Nobody stands on the list of a room whose password the caller has not given. */
                group_id?: string | number;
                /** @description Kind: see the values. */
                type: "day" | "week" | "all";
                /** @description Number of the page, from 1. */
                page: string | number;
                /** @description Entries of a page. */
                limit: string | number;
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
                     *             "rank": 1,
                     *             "id": "100001",
                     *             "header": "",
                     *             "nick": "小满",
                     *             "score": 5200
                     *           }
                     *         ],
                     *         "mine": {
                     *           "rank": 1,
                     *           "id": "100001",
                     *           "header": "",
                     *           "nick": "小满",
                     *           "score": 5200
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            list: components["schemas"]["RankEntry"][];
                            /** @description One's own line; rank 0 is none. */
                            mine: components["schemas"]["RankEntry"];
                        };
                    } | {
                        /**
                         * @example 31001
                         * @example 12011
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "rtc.config": {
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
                     *         "agora_app_id": ""
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            agora_app_id?: string | number | null;
                        };
                    } | {
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "home.newuser": {
        parameters: {
            query: {
                /** @description How many are wanted. */
                num: string | number;
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
                     *             "album": [
                     *               "/files/main/3f.png"
                     *             ],
                     *             "medal": [
                     *               "captain"
                     *             ],
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
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "wallet.money": {
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
                     *         "money": 1288,
                     *         "gift_point": 52,
                     *         "is_charged": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: components["schemas"]["Wallet"];
                    } | {
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "home.client_get_auth": {
        parameters: {
            query?: never;
            header?: {
                client?: string;
                version?: string;
                "app-package"?: string;
                channel?: string;
                uuid?: string;
            };
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
                     *         "account": "100001",
                     *         "token": "im-77aa",
                     *         "expires_in": 86400
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            account: string;
                            token: string;
                            expires_in?: string | number | null;
                        };
                    } | {
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "infra.config_all": {
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
                     *             "id": "70003",
                     *             "state": 1,
                     *             "status": 1,
                     *             "sync": "[{\"title\":\"周末开黑\"}]"
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
                            list: components["schemas"]["ActivityConfig"][];
                        };
                    } | {
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "activity.config": {
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
                 *       "id": "70003"
                 *     }
                 */
                "application/json": {
                    /** @description 70003 is the activity of the hall lobby. */
                    id: string;
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
                     *         "id": "70003",
                     *         "state": 1,
                     *         "status": 1,
                     *         "sync": "[{\"title\":\"周末开黑\"}]"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: components["schemas"]["ActivityConfig"];
                    } | {
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
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
                /** @description Number of the channel. */
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
                            /** @enum {unknown} */
                            is_join: 0 | 1 | 2;
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
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
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
                    /** @description Number of the channel. */
                    channel_id: string | number;
                    /** @description Password of the channel; empty for none. */
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
                         * @example 50
                         * @example 30003
                         * @example 42900
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "channel.close_gaming": {
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
                 *       "gaming_id": "7"
                 *     }
                 */
                "application/json": {
                    /** @description Number of the gaming entry. */
                    gaming_id: string;
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
                         * @example 30029
                         * @example 30006
                         * @example 42900
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "channel.create": {
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
                 *       "name": "开黑二号",
                 *       "type": 2,
                 *       "parent_id": "10",
                 *       "limit_mic": 5,
                 *       "password": "8888"
                 *     }
                 */
                "application/json": {
                    /** @description Number of the hall. */
                    hall_id: string | number;
                    /** @description The name that people see. */
                    name: string;
                    /**
                     * @description 1 text, 2 voice; 0 a heading.
                     * @enum {unknown}
                     */
                    type: 0 | 1 | 2;
                    /** @description The heading that it stands under. */
                    parent_id?: string | number;
                    /** @description Most people in a voice channel; 0 is no limit. */
                    limit_mic?: number;
                    /** @description Password of the channel; empty for none. */
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
                     *         "channel_id": "13"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            channel_id: string | number;
                        };
                    } | {
                        /**
                         * @example 51
                         * @example 30001
                         * @example 30006
                         * @example 30002
                         * @example 30009
                         * @example 30021
                         * @example 42900
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
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
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "channel.del": {
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
                    /** @description Number of the channel. */
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
                        /**
                         * @example 30002
                         * @example 30001
                         * @example 30006
                         * @example 42900
                         * @example 30022
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
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
                    /** @description Number of the channel. */
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
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "channel.gaming_by_user": {
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
                 *       "uid": "100002"
                 *     }
                 */
                "application/json": {
                    /** @description Number of the person. */
                    uid: string | number;
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
                     *         "gaming": {
                     *           "gaming_id": "7",
                     *           "hall_id": "1",
                     *           "channel_id": "12",
                     *           "uid": "100002",
                     *           "nick": "阿澈",
                     *           "avatar": "",
                     *           "game_name": "王者荣耀",
                     *           "tags": [
                     *             "五排"
                     *           ],
                     *           "game_nickname": "澈",
                     *           "game_info": "缺一个辅助",
                     *           "vacancy": 1,
                     *           "create_time": 1790000000
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            gaming: components["schemas"]["Gaming"] | null;
                        };
                    } | {
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "channel.get_gaming": {
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
                 *       "gaming_id": "7"
                 *     }
                 */
                "application/json": {
                    /** @description Number of the gaming entry. */
                    gaming_id: string;
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
                     *         "gaming_id": "7",
                     *         "hall_id": "1",
                     *         "channel_id": "12",
                     *         "uid": "100002",
                     *         "nick": "阿澈",
                     *         "avatar": "",
                     *         "game_name": "王者荣耀",
                     *         "tags": [
                     *           "五排"
                     *         ],
                     *         "game_nickname": "澈",
                     *         "game_info": "缺一个辅助",
                     *         "vacancy": 1,
                     *         "create_time": 1790000000
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: components["schemas"]["Gaming"];
                    } | {
                        /** @example 30029 */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "channel.get_invite": {
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
                    /** @description Number of the channel. */
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
                     *         "time_len": 600,
                     *         "uid": "100001"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: components["schemas"]["ChannelInviteConfig"];
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
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "channel.get_voice_id": {
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
                    /** @description Number of the channel. */
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
                     *         "voice_id": "main-12"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            /** @description Name of the channel at the audio provider. */
                            voice_id?: string | number | null;
                        };
                    } | {
                        /**
                         * @example 30002
                         * @example 30001
                         * @example 50
                         * @example 30025
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "channel.invitation": {
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
                 *       "page_size": 99999
                 *     }
                 */
                "application/json": {
                    /** @description Number of the hall. */
                    hall_id: string | number;
                    /** @description Entries of a page. */
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
                     *         "inv_list": [
                     *           {
                     *             "effective": 1,
                     *             "channel": {
                     *               "id": "12",
                     *               "name": "开黑一号",
                     *               "type": 2,
                     *               "hall_id": "1",
                     *               "unread": 0,
                     *               "last_message": null,
                     *               "limit_mic": 8,
                     *               "pass": 0,
                     *               "token": "",
                     *               "mic_list": [
                     *                 {
                     *                   "mic_uid": "100002",
                     *                   "mic_state": "1",
                     *                   "nick": "阿澈",
                     *                   "avatar": ""
                     *                 }
                     *               ]
                     *             },
                     *             "status": 0,
                     *             "inv_id": "4023",
                     *             "uid": "100001",
                     *             "time_len": 600,
                     *             "expired": 1790000600,
                     *             "tags": [
                     *               "王者",
                     *               "五排",
                     *               "辅助"
                     *             ],
                     *             "game_nickname": "小满不满",
                     *             "game_info": "钻石以上，会报点"
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
                            inv_list: components["schemas"]["TeamInvite"][];
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
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "channel.invite": {
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
                 *       "text_channel_id": "11",
                 *       "time_len": 600,
                 *       "tags": [
                 *         "王者",
                 *         "五排",
                 *         "辅助"
                 *       ],
                 *       "game_nickname": "小满不满",
                 *       "game_info": "钻石以上，会报点"
                 *     }
                 */
                "application/json": {
                    /** @description The voice channel that people are invited to. */
                    channel_id: string | number;
                    /** @description The text channel of the same hall that the message goes to; absent: the welcome channel. */
                    text_channel_id?: string | number;
                    /** @description Seconds that the invite holds from now; 0 ends it. */
                    time_len: number;
                    /** @description Tags of the entry. */
                    tags?: string[];
                    /** @description Name of the person in the game. */
                    game_nickname?: string;
                    /** @description What is played and wanted, as text. */
                    game_info?: string;
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
                     *         "inv_id": "4023"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            /** @description The id of the message that carries the invite. */
                            inv_id: string | number;
                        };
                    } | {
                        /**
                         * @example 30002
                         * @example 30001
                         * @example 30006
                         * @example 50
                         * @example 30003
                         * @example 30025
                         * @example 30014
                         * @example 110
                         * @example 30026
                         * @example 30027
                         * @example 42900
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
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
                    /** @description Number of the channel. */
                    channel_id: string | number;
                    /** @description Password of the channel; empty for none. */
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
                     *         "text_mute": 0,
                     *         "mute_all": 0
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
                         * @example 20018
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
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
                    /** @description Number of the channel. */
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
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
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
                    /** @description Number of the hall. */
                    hall_id: string | number;
                    /** @description Number of the channel. */
                    channel_id: string | number;
                    /** @description Lines before this one; absent for the newest page. */
                    last_msg_id?: string | number;
                    /** @description Lines after this one, oldest first: closes a gap after a reconnect. Not together with last_msg_id. */
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
                     *             "from_id": "100002",
                     *             "hall_id": "1",
                     *             "channel_id": "11",
                     *             "msg_id": "4019",
                     *             "send_time": 1789999999000,
                     *             "type": 1001,
                     *             "body": "{\"msg_type\":\"1\",\"content\":\"今晚八点开黑 :庆祝: https://example.com/\",\"extra\":\"{\\\"author\\\":{\\\"id\\\":\\\"100001\\\",\\\"nick\\\":\\\"小满\\\",\\\"avatar\\\":\\\"\\\",\\\"role\\\":\\\"manage\\\"},\\\"aiteuser\\\":{\\\"100002\\\":\\\"阿澈\\\"}}\",\"msg\":\"\"}"
                     *           },
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
                         * @example 30003
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "channel.mute": {
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
                 *       "uid": "100002",
                 *       "mute": 1
                 *     }
                 */
                "application/json": {
                    /** @description Number of the hall. */
                    hall_id: string | number;
                    /** @description Number of the person. */
                    uid: string | number;
                    /** @description 1 mutes, 0 lets speak again. */
                    mute: number | string | boolean;
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
                         * @example 51
                         * @example 30001
                         * @example 30006
                         * @example 30007
                         * @example 30005
                         * @example 42900
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "channel.mute_all": {
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
                 *       "mute": 1
                 *     }
                 */
                "application/json": {
                    /** @description Number of the hall. */
                    hall_id: string | number;
                    /** @description 1 mutes, 0 lets speak again. */
                    mute: number | string | boolean;
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
                         * @example 51
                         * @example 30001
                         * @example 30006
                         * @example 42900
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
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
                    /** @description What the other app was given to sign in with. */
                    code: string;
                    /**
                     * @description Client type, 3.
                     * @enum {unknown}
                     */
                    client_type: 3;
                    /** @description rule.product-version: 2.0.49. */
                    version?: string | number | null;
                    /** @description Id of the installation of the other app. */
                    app_uuid: string;
                    /** @description Which app issued the code. */
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
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "channel.post_gaming": {
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
                 *       "game_name": "王者荣耀",
                 *       "game_nickname": "澈",
                 *       "game_info": "缺一个辅助",
                 *       "tags": [
                 *         "五排"
                 *       ],
                 *       "vacancy": 1
                 *     }
                 */
                "application/json": {
                    /** @description Number of the channel. */
                    channel_id: string | number;
                    /** @description Name of the game. */
                    game_name: string;
                    /** @description Name of the person in the game. */
                    game_nickname?: string;
                    /** @description What is played and wanted, as text. */
                    game_info?: string;
                    /** @description Tags of the entry. */
                    tags?: string[];
                    /** @description People still wanted. */
                    vacancy?: number;
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
                     *         "gaming_id": "7"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            gaming_id: string;
                        };
                    } | {
                        /**
                         * @example 30002
                         * @example 30001
                         * @example 50
                         * @example 30014
                         * @example 30025
                         * @example 30009
                         * @example 110
                         * @example 30028
                         * @example 42900
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "channel.set_password": {
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
                    /** @description Number of the channel. */
                    channel_id: string | number;
                    /** @description Password of the channel; empty for none. */
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
                         * @example 30006
                         * @example 42900
                         * @example 30022
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "channel.update": {
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
                 *       "name": "开黑一号",
                 *       "parent_id": "10",
                 *       "limit_mic": 5
                 *     }
                 */
                "application/json": {
                    /** @description Number of the channel. */
                    channel_id: string | number;
                    /** @description The name that people see. */
                    name?: string;
                    /** @description The heading that it moves under; the empty text takes it out of its heading. */
                    parent_id?: (string | number) | "";
                    /** @description How many people a voice channel holds. */
                    limit_mic?: number;
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
                         * @example 30006
                         * @example 42900
                         * @example 30009
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "channel.update_gaming": {
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
                 *       "gaming_id": "7",
                 *       "vacancy": 0
                 *     }
                 */
                "application/json": {
                    /** @description Number of the gaming entry. */
                    gaming_id: string;
                    /** @description Name of the game. */
                    game_name?: string;
                    /** @description Name of the person in the game. */
                    game_nickname?: string;
                    /** @description What is played and wanted, as text. */
                    game_info?: string;
                    /** @description Tags of the entry. */
                    tags?: string[];
                    /** @description People still wanted. */
                    vacancy?: number;
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
                         * @example 30029
                         * @example 30006
                         * @example 30014
                         * @example 30009
                         * @example 110
                         * @example 42900
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
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
                    /** @description Number of the hall. */
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
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "channel.window_channel_info": {
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
                    /** @description Number of the channel. */
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
                     *         "hall_id": "1",
                     *         "hall_name": "零号麦官方大厅",
                     *         "channel": {
                     *           "id": "12",
                     *           "name": "开黑一号",
                     *           "type": 2,
                     *           "hall_id": "1",
                     *           "unread": 0,
                     *           "last_message": null,
                     *           "limit_mic": 8,
                     *           "pass": 0,
                     *           "token": "",
                     *           "mic_list": [
                     *             {
                     *               "mic_uid": "100002",
                     *               "mic_state": "1",
                     *               "nick": "阿澈",
                     *               "avatar": ""
                     *             }
                     *           ]
                     *         },
                     *         "user_count": 1,
                     *         "invite": {
                     *           "time_len": 600,
                     *           "uid": "100001"
                     *         },
                     *         "gaming_list": [
                     *           {
                     *             "gaming_id": "7",
                     *             "hall_id": "1",
                     *             "channel_id": "12",
                     *             "uid": "100002",
                     *             "nick": "阿澈",
                     *             "avatar": "",
                     *             "game_name": "王者荣耀",
                     *             "tags": [
                     *               "五排"
                     *             ],
                     *             "game_nickname": "澈",
                     *             "game_info": "缺一个辅助",
                     *             "vacancy": 1,
                     *             "create_time": 1790000000
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
                            hall_id: string | number;
                            hall_name?: string | number | null;
                            channel: components["schemas"]["Channel"];
                            user_count?: string | number | null;
                            invite: components["schemas"]["ChannelInviteConfig"];
                            gaming_list: components["schemas"]["Gaming"][];
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
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
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
                            /** @description Text shown once above the hall list; empty shows nothing. */
                            announcement?: string | number | null;
                        };
                    } | {
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
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
                    /** @description Comma list of user numbers, 100 at most. */
                    uid: string;
                    /** @description Number of the hall. */
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
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "hall.create": {
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
                 *       "name": "深夜电台",
                 *       "intro": "睡不着就来坐坐",
                 *       "bg_img": "/files/main/3f.png"
                 *     }
                 */
                "application/json": {
                    /** @description The name that people see. */
                    name: string;
                    /** @description What the hall is about; empty for nothing. */
                    intro?: string;
                    /** @description Address of an own upload; empty for none. */
                    bg_img?: string;
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
                     *         "hall_id": "2"
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
                        /**
                         * @example 30009
                         * @example 110
                         * @example 20013
                         * @example 30010
                         * @example 42900
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "hall.delete": {
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
                    /** @description Number of the hall. */
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
                         * @example 51
                         * @example 30001
                         * @example 30006
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
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
                    /** @description Number of the hall. */
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
                     *             "last_message": null,
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
                     *         "online_count": 21,
                     *         "mute_all": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: components["schemas"]["HallDetail"];
                    } | {
                        /** @example 51 */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
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
                    /** @description Number of the hall. */
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
                        /**
                         * @example 51
                         * @example 42900
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "hall.kick_out": {
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
                 *       "uid": "100002"
                 *     }
                 */
                "application/json": {
                    /** @description Number of the hall. */
                    hall_id: string | number;
                    /** @description Number of the person. */
                    uid: string | number;
                    /** @description The channel to ban from; absent: out of the hall. */
                    channel_id?: string | number;
                    /** @description With a channel: ends the ban. */
                    lift?: number | string | boolean;
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
                         * @example 51
                         * @example 30001
                         * @example 30006
                         * @example 30007
                         * @example 30005
                         * @example 30002
                         * @example 42900
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "hall.leave": {
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
                    /** @description Number of the hall. */
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
                         * @example 51
                         * @example 30001
                         * @example 30008
                         * @example 42900
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
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
                    /** @description Number of the page, from 1. */
                    page: number;
                    /** @description Entries of a page. */
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
                     *             "online_count": 21,
                     *             "mute_all": 0
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
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "hall.remove_manage": {
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
                 *       "uid": "100002"
                 *     }
                 */
                "application/json": {
                    /** @description Number of the hall. */
                    hall_id: string | number;
                    /** @description Comma list of user numbers, 100 at most. */
                    uid: string | number;
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
                         * @example 51
                         * @example 30001
                         * @example 30006
                         * @example 30007
                         * @example 30005
                         * @example 42900
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
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
                    /** @description Part of a name or a whole number; empty finds everything. */
                    keyword: string;
                    /** @description Number of the page, from 1. */
                    page: number;
                    /** @description Entries of a page. */
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
                     *             "online_count": 21,
                     *             "mute_all": 0
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
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "hall.set_manage": {
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
                 *       "uid": "100002"
                 *     }
                 */
                "application/json": {
                    /** @description Number of the hall. */
                    hall_id: string | number;
                    /** @description Comma list of user numbers, 100 at most. */
                    uid: string | number;
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
                         * @example 51
                         * @example 30001
                         * @example 30006
                         * @example 30007
                         * @example 30005
                         * @example 42900
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "hall.update": {
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
                 *       "name": "零号麦",
                 *       "intro": "",
                 *       "bg_img": "",
                 *       "welcome_channel_id": "11"
                 *     }
                 */
                "application/json": {
                    /** @description Number of the hall. */
                    hall_id: string | number;
                    /** @description The name that people see. */
                    name?: string;
                    /** @description What the hall is about; empty for nothing. */
                    intro?: string;
                    /** @description Address of an own upload; empty for none. */
                    bg_img?: string;
                    /** @description Number of the text channel that newcomers see first; one without a password. */
                    welcome_channel_id?: string | number;
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
                         * @example 51
                         * @example 30001
                         * @example 30006
                         * @example 30009
                         * @example 110
                         * @example 20013
                         * @example 30022
                         * @example 42900
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
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
                    /** @description Comma list of user numbers, 100 at most. */
                    uid: string | number;
                    /** @description Number of the hall. */
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
                         * @example 30001
                         * @example 30005
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "hall.user_hall": {
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
                 *       "page": 1,
                 *       "page_size": 20
                 *     }
                 */
                "application/json": {
                    /** @description Number of the person. */
                    uid: string | number;
                    /** @description Number of the page, from 1. */
                    page: number;
                    /** @description Entries of a page. */
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
                     *             "online_count": 21,
                     *             "mute_all": 0
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
                        /** @example 30005 */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
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
                    /** @description Number of the hall. */
                    hall_id: string | number;
                    /** @description Number of the page, from 1. */
                    page: number;
                    /** @description Entries of a page. */
                    page_size: number;
                    /** @description Number of the only person that is wanted; absent for all. */
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
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "hall.user_mute_mic": {
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
                 *       "uid": "100002",
                 *       "mute": 1
                 *     }
                 */
                "application/json": {
                    /** @description Number of the hall. */
                    hall_id: string | number;
                    /** @description Number of the person. */
                    uid: string | number;
                    /** @description 1 mutes, 0 lets speak again. */
                    mute: number | string | boolean;
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
                         * @example 51
                         * @example 30001
                         * @example 30006
                         * @example 30007
                         * @example 30005
                         * @example 30025
                         * @example 30030
                         * @example 42900
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "notice.create": {
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
                 *       "title": "联欢",
                 *       "content": "周六晚八点全服语音联欢，记得来。",
                 *       "type": 1,
                 *       "expired": 1790086400
                 *     }
                 */
                "application/json": {
                    /** @description Number of the hall. */
                    hall_id: string | number;
                    /** @description Headline; empty for none. */
                    title?: string;
                    /** @description The text, in characters as people count them. */
                    content: string;
                    /**
                     * @description 1 is shown once a day, 2 at each entry.
                     * @enum {unknown}
                     */
                    type?: 1 | 2;
                    /** @description Moment at which it ends, epoch seconds; absent or 0: it stays. */
                    expired?: number;
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
                     *         "notice": {
                     *           "id": "1",
                     *           "hall_id": "1",
                     *           "expired": 1790086400,
                     *           "type": 1,
                     *           "title": "联欢",
                     *           "content": "周六晚八点全服语音联欢，记得来。",
                     *           "uid": "100001",
                     *           "create_time": 1790000000
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            notice: components["schemas"]["HallNotice"];
                        };
                    } | {
                        /**
                         * @example 51
                         * @example 30001
                         * @example 30006
                         * @example 42900
                         * @example 30012
                         * @example 110
                         * @example 30023
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "notice.del": {
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
                 *       "id": "1"
                 *     }
                 */
                "application/json": {
                    /** @description Number of the hall. */
                    hall_id: string | number;
                    /** @description Number of what is meant. */
                    id: string;
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
                         * @example 51
                         * @example 30001
                         * @example 30006
                         * @example 42900
                         * @example 30024
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "notice.list": {
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
                 *       "page_size": 99999
                 *     }
                 */
                "application/json": {
                    /** @description Number of the hall. */
                    hall_id: string | number;
                    /** @description Entries of a page. */
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
                     *         "notice_list": [
                     *           {
                     *             "id": "1",
                     *             "hall_id": "1",
                     *             "expired": 1790086400,
                     *             "type": 1,
                     *             "title": "联欢",
                     *             "content": "周六晚八点全服语音联欢，记得来。",
                     *             "uid": "100001",
                     *             "create_time": 1790000000
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
                            notice_list: components["schemas"]["HallNotice"][];
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
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "voice.get": {
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
                     *         "voice_info": "{\"EchoRemoval\":1,\"VolumeBoost\":1,\"NoiseCancellation\":0,\"NoiseReduction\":1,\"VoiceMode\":2,\"Key\":\"KeyV,V\"}"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            voice_info: string | {
                                [key: string]: unknown;
                            };
                        };
                    } | {
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "voice.settings": {
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
                 *       "voice_setting": "{\"EchoRemoval\":1,\"VolumeBoost\":1,\"NoiseCancellation\":0,\"NoiseReduction\":1,\"VoiceMode\":2,\"Key\":\"KeyV,V\"}"
                 *     }
                 */
                "application/json": {
                    /** @description What is changed; absent fields stay as they are. */
                    voice_setting: string | {
                        [key: string]: unknown;
                    };
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
                        /** @example 42900 */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
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
                    /** @description What the other app was given to sign in with. */
                    code: string;
                    /**
                     * @description Client type, 3.
                     * @enum {unknown}
                     */
                    client_type: 3;
                    /** @description rule.product-version: 2.0.49. */
                    version?: string | number | null;
                    /** @description Id of the installation of the other app. */
                    app_uuid: string;
                    /** @description Which app issued the code. */
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
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "room.setting": {
        parameters: {
            query: {
                /** @description Number of the voice room; of the message group in group.* calls. */
                group_id: string | number;
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
                     *         "heart_on": 1,
                     *         "mic_free": 0,
                     *         "is_lock": 0,
                     *         "mic_num": 10,
                     *         "can_edit": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            /** @description Whether gifts raise the heart value of those on the seats. */
                            heart_on?: number | string | boolean | null;
                            mic_free?: number | string | boolean | null;
                            is_lock?: number | string | boolean | null;
                            mic_num?: string | number | null;
                            /** @description Whether the viewer may change them. */
                            can_edit?: number | string | boolean | null;
                        };
                    } | {
                        /**
                         * @example 31001
                         * @example 12011
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "room.heart_op": {
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
                 *       "group_id": "600001",
                 *       "op": 1
                 *     }
                 */
                "application/json": {
                    /** @description Number of the voice room; of the message group in group.* calls. */
                    group_id: string | number;
                    /**
                     * @description 1 counts hearts, 2 does not, 3 begins anew.
                     * @enum {unknown}
                     */
                    op: 1 | 2 | 3;
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
                     *         "heart_on": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            heart_on?: number | string | boolean | null;
                        };
                    } | {
                        /**
                         * @example 31001
                         * @example 31003
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "bar.user_info": {
        parameters: {
            query: {
                /** @description 70003 is the activity of the hall lobby. */
                id: string;
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
                     *         "account": "bar_100002",
                     *         "no": "100002",
                     *         "nick": "阿澈",
                     *         "avatar": "",
                     *         "gender": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: components["schemas"]["BarUser"];
                    } | {
                        /** @example 30005 */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "bar.user_infos": {
        parameters: {
            query: {
                /** @description Comma list, 100 at most. */
                ids: string | number;
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
                     *             "account": "bar_100002",
                     *             "no": "100002",
                     *             "nick": "阿澈",
                     *             "avatar": "",
                     *             "gender": 1
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
                            list: components["schemas"]["BarUser"][];
                        };
                    } | {
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "user.feedback": {
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
                 *       "content": "语音偶尔断",
                 *       "contact": "13800000001",
                 *       "images": [
                 *         "/files/seed/3.png"
                 *       ]
                 *     }
                 */
                "application/json": {
                    /** @description The text, in characters as people count them. */
                    content: string;
                    /** @description How to reach the person, as they like. */
                    contact?: string;
                    /** @description Addresses of own uploads. */
                    images?: string[];
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
                     *         "id": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            /** @description 70003 is the activity of the hall lobby. */
                            id: string | number;
                        };
                    } | {
                        /** @example 42900 */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
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
                /** @description Number of the page, from 1. */
                page: string | number;
                /** @description Entries of a page. */
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
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "user.getImToken": {
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
                     *         "account": "100001",
                     *         "token": "im-77aa"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: components["schemas"]["ImToken"];
                    } | {
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "user.info": {
        parameters: {
            query: {
                /** @description Number of the person. */
                user_id: string | number;
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
                     *         "nick": "小满",
                     *         "gender": 2,
                     *         "age": 22,
                     *         "avatar": "",
                     *         "birth": "2004-05-21",
                     *         "sign": "今晚开黑，缺一个辅助",
                     *         "prov": "浙江",
                     *         "hobby": "王者,狼人杀",
                     *         "tag": "麦霸",
                     *         "album": [
                     *           "/files/main/3f.png"
                     *         ],
                     *         "medal": [
                     *           "captain"
                     *         ],
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
                        /** @example 30005 */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
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
                    /** @description Number of the person. */
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
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
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
                    /** @description Number of the person. */
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
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
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
                    /** @description Comma list of user numbers, 100 at most. */
                    noes: string;
                    /** @description Accepted and not used. */
                    score?: string | number | null;
                    /** @description Accepted and not used: every field is answered. */
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
                     *             "album": [
                     *               "/files/main/3f.png"
                     *             ],
                     *             "medal": [
                     *               "captain"
                     *             ],
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
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "user.login_log": {
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
                 *       "login_type": 1,
                 *       "dev_model": "Chrome 140",
                 *       "dev_imei": "d-1",
                 *       "os": "Linux",
                 *       "version": "2.0.49"
                 *     }
                 */
                "application/json": {
                    /**
                     * @description 1 credentials, 2 link, 3 chat app, 4 partner app, 5 game life.
                     * @enum {unknown}
                     */
                    login_type: 1 | 2 | 3 | 4 | 5;
                    /** @description Name of the device or browser. */
                    dev_model: string;
                    /** @description Id of the device; may be empty. */
                    dev_imei: string;
                    /** @description Operating system. */
                    os: string;
                    /** @description Version of the client. */
                    version: string;
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
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
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
                    /** @description Number of the person. */
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
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
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
                /** @description Number of the page, from 1. */
                page: string | number;
                /** @description Entries of a page. */
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
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
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
                    /** @description Number of the person. */
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
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "group.detail": {
        parameters: {
            query: {
                /** @description Number of the voice room; of the message group in group.* calls. */
                group_id: string;
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
                     *         "id": "7002",
                     *         "name": "福利群",
                     *         "icon": "",
                     *         "in_group": 1,
                     *         "users": [
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
                     *         "user_count": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: components["schemas"]["GroupInfo"];
                    } | {
                        /** @example 22001 */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "group.details": {
        parameters: {
            query: {
                /** @description Comma list, 100 at most. */
                group_ids: string | number;
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
                     *             "id": "7002",
                     *             "name": "福利群",
                     *             "icon": "",
                     *             "in_group": 1,
                     *             "users": [
                     *               {
                     *                 "no": "100002",
                     *                 "nick": "阿澈",
                     *                 "avatar": "",
                     *                 "gender": 1,
                     *                 "age": 24,
                     *                 "sign": "随叫随到",
                     *                 "online": 1
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
                            list: components["schemas"]["GroupInfo"][];
                        };
                    } | {
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "group.get_bound_hall": {
        parameters: {
            query: {
                /** @description Number of the voice room; of the message group in group.* calls. */
                group_id: string;
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
                     *         "hall": {
                     *           "hall_id": "1",
                     *           "name": "样板大厅",
                     *           "bg_img": "",
                     *           "in_hall": 1
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            hall: components["schemas"]["BoundHall"] | null;
                        };
                    } | {
                        /** @example 22001 */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "group.members": {
        parameters: {
            query: {
                /** @description Number of the voice room; of the message group in group.* calls. */
                group_id: string;
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
                     *             "role": "owner"
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
                            list: components["schemas"]["GroupMember"][];
                        };
                    } | {
                        /**
                         * @example 22001
                         * @example 22002
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "group.serve_group": {
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
                     *         "group": {
                     *           "id": "7001",
                     *           "group_type": "bar-serve",
                     *           "icon": "",
                     *           "name": "零号麦客服"
                     *         },
                     *         "in_group": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            group: components["schemas"]["BarGroup"] | null;
                            in_group: number | string | boolean;
                        };
                    } | {
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "group.user_list": {
        parameters: {
            query: {
                /** @description Number of the voice room; of the message group in group.* calls. */
                group_id: string;
                /** @description Number of the page, from 1. */
                page: string | number;
                /** @description Entries of a page. */
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
                        /**
                         * @example 22001
                         * @example 22002
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "group.weal_bind_hall": {
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
                 *       "group_id": "7002",
                 *       "hall_id": "1"
                 *     }
                 */
                "application/json": {
                    /** @description Number of the voice room; of the message group in group.* calls. */
                    group_id: string;
                    /** @description Number of the hall. */
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
                     *         "hall": {
                     *           "hall_id": "1",
                     *           "name": "样板大厅",
                     *           "bg_img": "",
                     *           "in_hall": 1
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            hall: components["schemas"]["BoundHall"];
                        };
                    } | {
                        /**
                         * @example 22001
                         * @example 22002
                         * @example 22003
                         * @example 51
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "group.weal_hall": {
        parameters: {
            query: {
                /** @description Number of the voice room; of the message group in group.* calls. */
                group_id: string;
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
                     *         "hall": {
                     *           "hall_id": "1",
                     *           "name": "样板大厅",
                     *           "bg_img": "",
                     *           "in_hall": 1
                     *         },
                     *         "can_bind": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            hall: components["schemas"]["BoundHall"] | null;
                            can_bind: number | string | boolean;
                        };
                    } | {
                        /** @example 22001 */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
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
                /** @description Number of the person; in gift calls several, separated by commas. */
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
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
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
                /** @description Number of the person; in gift calls several, separated by commas. */
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
                     *           "100004"
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
                        /** @example 30005 */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "recharge.cancel_order": {
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
                 *       "order_no": "1"
                 *     }
                 */
                "application/json": {
                    /** @description The platform's number of the order. */
                    order_no: string;
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
                     *         "order": {
                     *           "order_no": "1",
                     *           "client_order_id": "o-100001-1",
                     *           "option_id": "60",
                     *           "coins": 60,
                     *           "amount": 600,
                     *           "payment_id": "1",
                     *           "status": 4,
                     *           "qr_code": "",
                     *           "create_time": 1790000000,
                     *           "expired": 1790000300,
                     *           "pay_time": 0
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            order: components["schemas"]["RechargeOrder"];
                        };
                    } | {
                        /**
                         * @example 33003
                         * @example 33005
                         * @example 42900
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "recharge.create_order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @description The caller's own id of the order: the same one again is the same order. */
                    client_order_id: string;
                    /** @description What is bought, from recharge.options. */
                    option_id: string;
                    /** @description How it is paid, from payment.payments; absent: the usual way. */
                    payment_id?: string;
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
                     *         "order": {
                     *           "order_no": "1",
                     *           "client_order_id": "o-100001-1",
                     *           "option_id": "60",
                     *           "coins": 60,
                     *           "amount": 600,
                     *           "payment_id": "1",
                     *           "status": 0,
                     *           "qr_code": "",
                     *           "create_time": 1790000000,
                     *           "expired": 1790000300,
                     *           "pay_time": 0
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            order: components["schemas"]["RechargeOrder"];
                        };
                    } | {
                        /**
                         * @example 33001
                         * @example 33002
                         * @example 33006
                         * @example 42900
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "recharge.options": {
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
                     *             "id": "60",
                     *             "coins": 60,
                     *             "bonus": 0,
                     *             "amount": 600
                     *           },
                     *           {
                     *             "id": "300",
                     *             "coins": 300,
                     *             "bonus": 15,
                     *             "amount": 3000
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
                            list: components["schemas"]["RechargeOption"][];
                        };
                    } | {
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "recharge.query_order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @description The platform's number of the order. */
                    order_no?: string;
                    /** @description The caller's own id of the order: the same one again is the same order. */
                    client_order_id?: string;
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
                     *         "order": {
                     *           "order_no": "1",
                     *           "client_order_id": "o-100001-1",
                     *           "option_id": "60",
                     *           "coins": 60,
                     *           "amount": 600,
                     *           "payment_id": "1",
                     *           "status": 0,
                     *           "qr_code": "",
                     *           "create_time": 1790000000,
                     *           "expired": 1790000300,
                     *           "pay_time": 0
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            order: components["schemas"]["RechargeOrder"];
                        };
                    } | {
                        /** @example 33003 */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "static.agreement": {
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
                     *       "data": "<!doctype html>"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: string;
                    } | {
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "static.privacy": {
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
                     *       "data": "<!doctype html>"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: string;
                    } | {
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "favourite.list": {
        parameters: {
            query: {
                /** @description Number of the page, from 1. */
                page: string | number;
                /** @description Entries of a page. */
                limit: string | number;
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
                     *             "room_no": "600001",
                     *             "group_id": "600001",
                     *             "name": "深夜唱片行",
                     *             "cover": "",
                     *             "owner": "100001",
                     *             "is_lock": 0,
                     *             "room_class": "music",
                     *             "clout": 12,
                     *             "mic_num": 10,
                     *             "background_web": "",
                     *             "nameplate": {
                     *               "id": "star",
                     *               "name": "星耀",
                     *               "image": ""
                     *             },
                     *             "s_room_notice": "点歌请上麦",
                     *             "role": 3,
                     *             "is_speak": 1
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
                            list: components["schemas"]["Room"][];
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
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "favourite.do": {
        parameters: {
            query: {
                /** @description Number of the voice room; of the message group in group.* calls. */
                group_id: string | number;
                /** @description 1 keeps the room as a favourite, 2 does not. */
                op: 1 | 2;
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
                     *         "is_favourite": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            is_favourite: number | string | boolean;
                        };
                    } | {
                        /**
                         * @example 31001
                         * @example 31010
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "room.join": {
        parameters: {
            query: {
                /** @description Number of the voice room; of the message group in group.* calls. */
                group_id: string | number;
                /** @description Where the person comes from; free text of the client. */
                gate?: string | number | null;
                /** @description room-flow.join.lock-pass: the password; empty or absent gives none. */
                lock_pass?: string | number | null;
                /** @description One's own number: said beside the signature, and must agree with it. */
                user_no?: string | number;
                /** @description How the person came here: 1, 2, 4, 5, or 11 and 16 for following somebody (open point A4). */
                type: 1 | 2 | 4 | 5 | 11 | 16;
                /** @description Whether the last lines of the chat are wanted. */
                history?: number | string | boolean | null;
                /** @description Id of the device; may be left out. */
                device?: string;
                /** @description Whom the person followed here; with types 11 and 16. */
                follow_along?: string | number;
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
                     *         "sig": "9f86d081884c7d65",
                     *         "room": {
                     *           "room_no": "600001",
                     *           "group_id": "600001",
                     *           "name": "深夜唱片行",
                     *           "cover": "",
                     *           "owner": "100001",
                     *           "is_lock": 0,
                     *           "room_class": "music",
                     *           "clout": 12,
                     *           "mic_num": 10,
                     *           "background_web": "",
                     *           "nameplate": {
                     *             "id": "star",
                     *             "name": "星耀",
                     *             "image": ""
                     *           },
                     *           "s_room_notice": "点歌请上麦",
                     *           "role": 3,
                     *           "is_speak": 1
                     *         },
                     *         "role": 3,
                     *         "nameplate": null,
                     *         "is_speak": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            /** @description Token of the audio provider. */
                            sig?: string | number | null;
                            room: components["schemas"]["Room"];
                            /** @enum {unknown} */
                            role: 1 | 2 | 3 | 4;
                            /** @description One's own badge; null is none. */
                            nameplate: components["schemas"]["Nameplate"] | null;
                            /** @description Whether one may write in the chat. */
                            is_speak?: number | string | boolean | null;
                        };
                    } | {
                        /**
                         * @example 31001
                         * @example 31006
                         * @example 12011
                         * @example 12006
                         * @example 20018
                         * @example 40000
                         * @example 42900
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "seat.admin": {
        parameters: {
            query: {
                /** @description Number of the voice room; of the message group in group.* calls. */
                group_id: string | number;
                /** @description Id of the device; may be left out. */
                device?: string;
                /** @description Whom; may be empty when a seat is muted. */
                to?: string | number | null;
                /** @description Number of the seat, from 0; 0 is the host. */
                mic_number: string | number;
                /** @description 1 seats the person, 2 takes the seat away, 3 mutes the seat, 4 lets it speak again. */
                type: 1 | 2 | 3 | 4;
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
                         * @example 31001
                         * @example 31002
                         * @example 12011
                         * @example 31003
                         * @example 31006
                         * @example 30005
                         * @example 31021
                         * @example 31022
                         * @example 31024
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "seat.manage": {
        parameters: {
            query: {
                /** @description Number of the voice room; of the message group in group.* calls. */
                group_id: string | number;
                /** @description Id of the device; may be left out. */
                device?: string;
                /** @description Number of the seat, from 0; 0 is the host. */
                mic_number: string | number;
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
                         * @example 31001
                         * @example 31002
                         * @example 12011
                         * @example 31003
                         * @example 31006
                         * @example 31021
                         * @example 31022
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "seat.agree": {
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
                 *       "group_id": "600001",
                 *       "to": "100002"
                 *     }
                 */
                "application/json": {
                    /** @description Number of the voice room; of the message group in group.* calls. */
                    group_id: string | number;
                    /** @description Id of the device; may be left out. */
                    device?: string;
                    /** @description Number of the person; in gift calls several, separated by commas. */
                    to: string | number;
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
                     *         "mic_number": 2
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            mic_number: string | number;
                        };
                    } | {
                        /**
                         * @example 31001
                         * @example 31002
                         * @example 12011
                         * @example 31003
                         * @example 31006
                         * @example 31026
                         * @example 31022
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "room.cancel_reception": {
        parameters: {
            query: {
                /** @description Number of the voice room; of the message group in group.* calls. */
                group_id: string | number;
                /** @description Id of the device; may be left out. */
                device?: string;
                /** @description Number of the person; in gift calls several, separated by commas. */
                to: string | number;
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
                         * @example 31001
                         * @example 31003
                         * @example 30005
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "room.cancel_admin": {
        parameters: {
            query: {
                /** @description Number of the voice room; of the message group in group.* calls. */
                group_id: string | number;
                /** @description Id of the device; may be left out. */
                device?: string;
                /** @description Number of the person; in gift calls several, separated by commas. */
                to: string | number;
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
                         * @example 31001
                         * @example 31003
                         * @example 30005
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "seat.clear_applications": {
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
                 *       "group_id": "600001"
                 *     }
                 */
                "application/json": {
                    /** @description Number of the voice room; of the message group in group.* calls. */
                    group_id: string | number;
                    /** @description Number of the person; in gift calls several, separated by commas. */
                    to?: string | number;
                    /** @description Id of the device; may be left out. */
                    device?: string;
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
                     *         "cleared": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            cleared?: string | number | null;
                        };
                    } | {
                        /**
                         * @example 31001
                         * @example 31002
                         * @example 12011
                         * @example 31003
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "seat.applications": {
        parameters: {
            query: {
                /** @description Number of the voice room; of the message group in group.* calls. */
                group_id: string | number;
                /** @description Id of the device; may be left out. */
                device?: string;
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
                     *             "id": "100002",
                     *             "header": "",
                     *             "nick": "阿澈",
                     *             "apply_id": "100002",
                     *             "mic_number": 2,
                     *             "time": 1790000000000
                     *           }
                     *         ],
                     *         "count": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            list: {
                                id: string | number;
                                header?: string | number | null;
                                nick?: string | number | null;
                                apply_id: string | number;
                                mic_number: string | number;
                                time: string | number;
                            }[];
                            count?: string | number | null;
                        };
                    } | {
                        /**
                         * @example 31001
                         * @example 31003
                         * @example 31002
                         * @example 12011
                         * @example 31006
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "room.black": {
        parameters: {
            query: {
                /** @description Number of the voice room; of the message group in group.* calls. */
                group_id: string | number;
                /** @description Id of the device; may be left out. */
                device?: string;
                /** @description Number of the person; in gift calls several, separated by commas. */
                to: string | number;
                /** @description 1 bans, 2 lets in again. */
                type: 1 | 2;
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
                     *         "banned": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            banned: number | string | boolean;
                        };
                    } | {
                        /**
                         * @example 31001
                         * @example 31003
                         * @example 30005
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "room.members": {
        parameters: {
            query: {
                /** @description Number of the voice room; of the message group in group.* calls. */
                group_id: string | number;
                /** @description Id of the device; may be left out. */
                device?: string;
                /** @description 1 who is there, 2 managers and receptionists, 3 who is banned, 4 who is muted. */
                type: 1 | 2 | 3 | 4;
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
                     *             "id": "100002",
                     *             "apply_id": "100002",
                     *             "header": "",
                     *             "nick": "阿澈",
                     *             "role": 3,
                     *             "mic_number": 2,
                     *             "nameplate": null
                     *           }
                     *         ],
                     *         "clout": 12
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            list: components["schemas"]["RoomMember"][];
                            /** @description Audience count; the list itself ends at 200. */
                            clout?: string | number | null;
                        };
                    } | {
                        /**
                         * @example 31001
                         * @example 31002
                         * @example 12011
                         * @example 31003
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "room.leave": {
        parameters: {
            query: {
                /** @description Number of the voice room; of the message group in group.* calls. */
                group_id: string | number;
                /** @description Who leaves; empty is oneself. */
                to?: string | number | null;
                /** @description 1 leaves, 2 puts the person out. */
                status?: 1 | 2;
                /** @description What the person is told who is put out. */
                desc?: string;
                /** @description Where the person comes from; free text of the client. */
                gate?: string | number | null;
                /** @description Id of the device; may be left out. */
                device?: string;
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
                         * @example 31001
                         * @example 31003
                         * @example 30005
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "room.login_window": {
        parameters: {
            query: {
                /** @description Number of the voice room; of the message group in group.* calls. */
                group_id: string | number;
                /** @description Id of the device; may be left out. */
                device?: string;
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
                     *         "is_show": 1,
                     *         "s_room_notice": "点歌请上麦",
                     *         "list": [
                     *           {
                     *             "id": "1",
                     *             "content": "大家好！"
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
                            is_show?: number | string | boolean | null;
                            s_room_notice?: string | number | null;
                            list: {
                                id?: string | number | null;
                                content?: string | number | null;
                            }[];
                        };
                    } | {
                        /**
                         * @example 31001
                         * @example 31002
                         * @example 12011
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "room.login_window_send": {
        parameters: {
            query: {
                /** @description Number of the voice room; of the message group in group.* calls. */
                group_id: string | number;
                /** @description Id of the device; may be left out. */
                device?: string;
                /** @description Number of what is meant. */
                id: string;
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
                     *         "mid": "32"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            mid?: string | number | null;
                        };
                    } | {
                        /**
                         * @example 31001
                         * @example 31002
                         * @example 12011
                         * @example 31006
                         * @example 31008
                         * @example 40000
                         * @example 30013
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "seat.apply": {
        parameters: {
            query: {
                /** @description Number of the voice room; of the message group in group.* calls. */
                group_id: string | number;
                /** @description Id of the device; may be left out. */
                device?: string;
                /** @description Number of the seat, from 0; 0 is the host. */
                mic_number: string | number;
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
                         * @example 31001
                         * @example 31002
                         * @example 12011
                         * @example 31003
                         * @example 31006
                         * @example 31021
                         * @example 31022
                         * @example 31023
                         * @example 31027
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "seat.cancel": {
        parameters: {
            query: {
                /** @description Number of the voice room; of the message group in group.* calls. */
                group_id: string | number;
                /** @description Id of the device; may be left out. */
                device?: string;
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
                         * @example 31001
                         * @example 31002
                         * @example 12011
                         * @example 31026
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "seat.drop": {
        parameters: {
            query: {
                /** @description Number of the voice room; of the message group in group.* calls. */
                group_id: string | number;
                /** @description Id of the device; may be left out. */
                device?: string;
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
                         * @example 31001
                         * @example 31002
                         * @example 12011
                         * @example 31024
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "seat.up": {
        parameters: {
            query: {
                /** @description Number of the voice room; of the message group in group.* calls. */
                group_id: string | number;
                /** @description Id of the device; may be left out. */
                device?: string;
                /** @description Number of the seat, from 0; 0 is the host. */
                mic_number: string | number;
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
                         * @example 31001
                         * @example 31002
                         * @example 12011
                         * @example 31003
                         * @example 31006
                         * @example 31021
                         * @example 31022
                         * @example 31023
                         * @example 31025
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "seat.volume": {
        parameters: {
            query: {
                /** @description Number of the voice room; of the message group in group.* calls. */
                group_id: string | number;
                /** @description Id of the device; may be left out. */
                device?: string;
                /** @description Loudness of the own microphone, 0 to 100. */
                volume: string | number;
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
                         * @example 31001
                         * @example 31002
                         * @example 12011
                         * @example 31024
                         * @example 42900
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "room.set_reception": {
        parameters: {
            query: {
                /** @description Number of the voice room; of the message group in group.* calls. */
                group_id: string | number;
                /** @description Id of the device; may be left out. */
                device?: string;
                /** @description Number of the person; in gift calls several, separated by commas. */
                to: string | number;
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
                         * @example 31001
                         * @example 31003
                         * @example 30005
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "room.set_admin": {
        parameters: {
            query: {
                /** @description Number of the voice room; of the message group in group.* calls. */
                group_id: string | number;
                /** @description Id of the device; may be left out. */
                device?: string;
                /** @description Number of the person; in gift calls several, separated by commas. */
                to: string | number;
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
                         * @example 31001
                         * @example 31003
                         * @example 30005
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "room.add": {
        parameters: {
            query: {
                /** @description The name that people see. */
                name: string;
                /** @description Id of the category, from room.cate_type. */
                room_class: string;
                /** @description Address of an own upload; empty for none. */
                cover?: string;
                /** @description Password of the room; empty for none. */
                lock_pass?: string;
                /** @description Notice of the room; empty for none. */
                s_room_notice?: string;
                /** @description Number of seats, the host included. */
                mic_num?: string | number;
                /** @description Id of the device; may be left out. */
                device?: string;
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
                     *         "room": {
                     *           "room_no": "600001",
                     *           "group_id": "600001",
                     *           "name": "深夜唱片行",
                     *           "cover": "",
                     *           "owner": "100001",
                     *           "is_lock": 0,
                     *           "room_class": "music",
                     *           "clout": 12,
                     *           "mic_num": 10,
                     *           "background_web": "",
                     *           "nameplate": null,
                     *           "s_room_notice": "点歌请上麦",
                     *           "role": 1,
                     *           "is_speak": 1
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            room: components["schemas"]["Room"];
                        };
                    } | {
                        /**
                         * @example 12010
                         * @example 31004
                         * @example 31005
                         * @example 31007
                         * @example 20013
                         * @example 40000
                         * @example 42900
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "real_name.check": {
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
                     *         "audit_status": 1,
                     *         "audit_reason": "",
                     *         "audit_data": "{\"name\":\"小*\",\"id_card\":\"110101********0010\"}"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: components["schemas"]["RealName"];
                    } | {
                        /** @example 12010 */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "room.clear_screen": {
        parameters: {
            query: {
                /** @description Number of the voice room; of the message group in group.* calls. */
                group_id: string | number;
                /** @description Id of the device; may be left out. */
                device?: string;
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
                         * @example 31001
                         * @example 31003
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "ops.download_url": {
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
                     *         "url": "https://example.com/download"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            url?: string | number | null;
                        };
                    } | {
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "room.edit": {
        parameters: {
            query: {
                /** @description Number of the voice room; of the message group in group.* calls. */
                group_id: string | number;
                /** @description Id of the device; may be left out. */
                device?: string;
                /** @description The name that people see. */
                name?: string;
                /** @description Id of the category, from room.cate_type. */
                room_class?: string;
                /** @description Address of an own upload; empty for none. */
                cover?: string;
                /** @description Empty opens the room. */
                lock_pass?: string;
                /** @description Notice of the room; empty for none. */
                s_room_notice?: string;
                /** @description Address of an own upload; empty for none. */
                background_web?: string;
                /** @description Number of seats, the host included. */
                mic_num?: string | number;
                /** @description Whether members may take a seat without an application. */
                mic_free?: number | string | boolean;
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
                     *         "room": {
                     *           "room_no": "600001",
                     *           "group_id": "600001",
                     *           "name": "深夜唱片行",
                     *           "cover": "",
                     *           "owner": "100001",
                     *           "is_lock": 1,
                     *           "room_class": "music",
                     *           "clout": 12,
                     *           "mic_num": 8,
                     *           "background_web": "",
                     *           "nameplate": {
                     *             "id": "star",
                     *             "name": "星耀",
                     *             "image": ""
                     *           },
                     *           "s_room_notice": "点歌请上麦",
                     *           "role": 1,
                     *           "is_speak": 1
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            room: components["schemas"]["Room"];
                        };
                    } | {
                        /**
                         * @example 31001
                         * @example 31003
                         * @example 31005
                         * @example 31007
                         * @example 20013
                         * @example 40000
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "room.list": {
        parameters: {
            query: {
                /** @description Number of the page, from 1. */
                page: string | number;
                /** @description Entries of a page. */
                limit: string | number;
                /** @description Id of the category, from room.cate_type. */
                room_class?: string;
                /** @description Part of a name or a whole number; empty finds everything. */
                keyword?: string;
                /** @description Id of the device; may be left out. */
                device?: string;
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
                     *             "room_no": "600001",
                     *             "group_id": "600001",
                     *             "name": "深夜唱片行",
                     *             "cover": "",
                     *             "owner": "100001",
                     *             "is_lock": 0,
                     *             "room_class": "music",
                     *             "clout": 12,
                     *             "mic_num": 10,
                     *             "background_web": "",
                     *             "nameplate": {
                     *               "id": "star",
                     *               "name": "星耀",
                     *               "image": ""
                     *             },
                     *             "s_room_notice": "点歌请上麦",
                     *             "role": 3,
                     *             "is_speak": 1
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
                            list: components["schemas"]["Room"][];
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
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "real_name.submit": {
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
                 *       "real_name": "小满",
                 *       "id_card": "11010119900307002X"
                 *     }
                 */
                "application/json": {
                    /** @description Name as on the identity card. */
                    real_name: string;
                    /** @description Number of the identity card, 18 characters with a right check digit. */
                    id_card: string;
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
                     *         "audit_status": 0,
                     *         "audit_reason": "",
                     *         "audit_data": "{\"name\":\"小*\",\"id_card\":\"110101********0010\"}"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: components["schemas"]["RealName"];
                    } | {
                        /**
                         * @example 20014
                         * @example 20015
                         * @example 20016
                         * @example 42900
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "room.card": {
        parameters: {
            query: {
                /** @description Number of the voice room; of the message group in group.* calls. */
                group_id: string | number;
                /** @description Id of the device; may be left out. */
                device?: string;
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
                     *         "room": {
                     *           "room_no": "600001",
                     *           "group_id": "600001",
                     *           "name": "深夜唱片行",
                     *           "cover": "",
                     *           "owner": "100001",
                     *           "is_lock": 0,
                     *           "room_class": "music",
                     *           "clout": 12,
                     *           "mic_num": 10,
                     *           "background_web": "",
                     *           "nameplate": {
                     *             "id": "star",
                     *             "name": "星耀",
                     *             "image": ""
                     *           },
                     *           "s_room_notice": "点歌请上麦",
                     *           "role": 3,
                     *           "is_speak": 1
                     *         },
                     *         "owner": {
                     *           "id": "100001",
                     *           "header": "",
                     *           "nick": "小满"
                     *         },
                     *         "seated": [
                     *           {
                     *             "id": "100001",
                     *             "header": "",
                     *             "nick": "小满"
                     *           },
                     *           {
                     *             "id": "100002",
                     *             "header": "",
                     *             "nick": "阿澈"
                     *           }
                     *         ],
                     *         "is_favourite": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            room: components["schemas"]["Room"];
                            owner: components["schemas"]["RoomPerson"];
                            seated: components["schemas"]["RoomPerson"][];
                            is_favourite?: number | string | boolean | null;
                        };
                    } | {
                        /**
                         * @example 31001
                         * @example 12011
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "room.match": {
        parameters: {
            query?: {
                /** @description Id of the category, from room.cate_type. */
                room_class?: string;
                /** @description Id of the device; may be left out. */
                device?: string;
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
                     *         "room": {
                     *           "room_no": "600001",
                     *           "group_id": "600001",
                     *           "name": "深夜唱片行",
                     *           "cover": "",
                     *           "owner": "100001",
                     *           "is_lock": 0,
                     *           "room_class": "music",
                     *           "clout": 12,
                     *           "mic_num": 10,
                     *           "background_web": "",
                     *           "nameplate": {
                     *             "id": "star",
                     *             "name": "星耀",
                     *             "image": ""
                     *           },
                     *           "s_room_notice": "点歌请上麦",
                     *           "role": 3,
                     *           "is_speak": 1
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            room: components["schemas"]["Room"];
                        };
                    } | {
                        /** @example 31009 */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "room.sliders": {
        parameters: {
            query: {
                /** @description Number of the page, from 1. */
                page: string | number;
                /** @description Entries of a page. */
                limit: string | number;
                /** @description Id of the device; may be left out. */
                device?: string;
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
                     *         "text": [
                     *           {
                     *             "room_no": "600001",
                     *             "group_id": "600001",
                     *             "name": "深夜唱片行",
                     *             "cover": "",
                     *             "owner": "100001",
                     *             "is_lock": 0,
                     *             "room_class": "music",
                     *             "clout": 12,
                     *             "mic_num": 10,
                     *             "background_web": "",
                     *             "nameplate": {
                     *               "id": "star",
                     *               "name": "星耀",
                     *               "image": ""
                     *             },
                     *             "s_room_notice": "点歌请上麦",
                     *             "role": 3,
                     *             "is_speak": 1
                     *           }
                     *         ],
                     *         "mic": [
                     *           {
                     *             "room_no": "600001",
                     *             "group_id": "600001",
                     *             "name": "深夜唱片行",
                     *             "cover": "",
                     *             "owner": "100001",
                     *             "is_lock": 0,
                     *             "room_class": "music",
                     *             "clout": 12,
                     *             "mic_num": 10,
                     *             "background_web": "",
                     *             "nameplate": {
                     *               "id": "star",
                     *               "name": "星耀",
                     *               "image": ""
                     *             },
                     *             "s_room_notice": "点歌请上麦",
                     *             "role": 3,
                     *             "is_speak": 1
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
                            text: components["schemas"]["Room"][];
                            mic: components["schemas"]["Room"][];
                        };
                    } | {
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "room.speaking": {
        parameters: {
            query: {
                /** @description Number of the voice room; of the message group in group.* calls. */
                group_id: string | number;
                /** @description Id of the device; may be left out. */
                device?: string;
                /** @description Number of the person; in gift calls several, separated by commas. */
                to: string | number;
                /** @description 1 mutes in the chat, 2 lets write again. */
                type: 1 | 2;
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
                     *         "is_speak": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            is_speak: number | string | boolean;
                        };
                    } | {
                        /**
                         * @example 31001
                         * @example 31003
                         * @example 30005
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "room.trace": {
        parameters: {
            query: {
                /** @description Number of the page, from 1. */
                page: string | number;
                /** @description Entries of a page. */
                limit: string | number;
                /** @description Id of the device; may be left out. */
                device?: string;
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
                     *             "room_no": "600001",
                     *             "group_id": "600001",
                     *             "name": "深夜唱片行",
                     *             "cover": "",
                     *             "owner": "100001",
                     *             "is_lock": 0,
                     *             "room_class": "music",
                     *             "clout": 12,
                     *             "mic_num": 10,
                     *             "background_web": "",
                     *             "nameplate": {
                     *               "id": "star",
                     *               "name": "星耀",
                     *               "image": ""
                     *             },
                     *             "s_room_notice": "点歌请上麦",
                     *             "role": 3,
                     *             "is_speak": 1
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
                            list: components["schemas"]["Room"][];
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
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "room.use": {
        parameters: {
            query?: {
                /** @description Id of the device; may be left out. */
                device?: string;
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
                     *         "room": {
                     *           "room_no": "600001",
                     *           "group_id": "600001",
                     *           "name": "深夜唱片行",
                     *           "cover": "",
                     *           "owner": "100001",
                     *           "is_lock": 0,
                     *           "room_class": "music",
                     *           "clout": 12,
                     *           "mic_num": 10,
                     *           "background_web": "",
                     *           "nameplate": {
                     *             "id": "star",
                     *             "name": "星耀",
                     *             "image": ""
                     *           },
                     *           "s_room_notice": "点歌请上麦",
                     *           "role": 1,
                     *           "is_speak": 1
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            room: components["schemas"]["Room"] | null;
                        };
                    } | {
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "room.cate_type": {
        parameters: {
            query?: {
                /** @description Id of the device; may be left out. */
                device?: string;
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
                     *             "id": "music",
                     *             "name": "音乐"
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
                                id?: string | number | null;
                                name?: string | number | null;
                            }[];
                        };
                    } | {
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "gift.list": {
        parameters: {
            query?: {
                /** @description Id of the device; may be left out. */
                device?: string;
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
                     *             "gift_id": "rose",
                     *             "name": "玫瑰",
                     *             "image": "",
                     *             "price": 1,
                     *             "gift_effect": "",
                     *             "is_screen": 0,
                     *             "is_confession": 0,
                     *             "bag_num": 0
                     *           },
                     *           {
                     *             "gift_id": "balloon",
                     *             "name": "告白气球",
                     *             "image": "",
                     *             "price": 520,
                     *             "gift_effect": "",
                     *             "is_screen": 1,
                     *             "is_confession": 1,
                     *             "bag_num": 0
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
                            list: components["schemas"]["Gift"][];
                        };
                    } | {
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "gift.send": {
        parameters: {
            query: {
                /** @description Number of the voice room; of the message group in group.* calls. */
                group_id: string | number;
                /** @description Number of the person; in gift calls several, separated by commas. */
                to?: string | number;
                /** @description 1 gives to everybody on a seat but oneself, and needs no list of people; 0 or absent gives to that list. */
                all_seats?: number | string | boolean | null;
                /** @description Id of the gift, from gift.list. */
                gift_id: string | number;
                /** @description How many each receiver gets; 1 or more. */
                gift_num: string | number;
                /** @description Out of the bag instead of the wallet. */
                is_bag?: number | string | boolean | null;
                /** @description Ours, optional: the same one again is the same sending and costs once. */
                req_id?: string;
                /** @description Id of the device; may be left out. */
                device?: string;
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
                     *         "money": 9997,
                     *         "bag_num": 0,
                     *         "combo": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            /** @description Coins left. */
                            money?: string | number | null;
                            /** @description How many of this gift are left in the bag. */
                            bag_num?: string | number | null;
                            /** @description How many times in a row. */
                            combo?: string | number | null;
                        };
                    } | {
                        /**
                         * @example 31001
                         * @example 31002
                         * @example 12011
                         * @example 31006
                         * @example 32002
                         * @example 32003
                         * @example 32001
                         * @example 32004
                         * @example 42900
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "gift.send_one": {
        parameters: {
            query: {
                /** @description Number of the voice room; of the message group in group.* calls. */
                group_id: string | number;
                /** @description Number of the person; in gift calls several, separated by commas. */
                to: string | number;
                /** @description Id of the gift, from gift.list. */
                gift_id: string | number;
                /** @description How many each receiver gets; 1 or more. */
                gift_num: string | number;
                /** @description Out of the bag instead of the wallet. */
                is_bag?: number | string | boolean | null;
                /** @description Ours, optional: the same one again is the same sending and costs once. */
                req_id?: string;
                /** @description Id of the device; may be left out. */
                device?: string;
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
                     *         "money": 10000,
                     *         "bag_num": 2,
                     *         "combo": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            /** @description Coins left. */
                            money?: string | number | null;
                            /** @description How many of this gift are left in the bag. */
                            bag_num?: string | number | null;
                            /** @description How many times in a row. */
                            combo?: string | number | null;
                        };
                    } | {
                        /**
                         * @example 31001
                         * @example 31002
                         * @example 12011
                         * @example 31006
                         * @example 32002
                         * @example 32003
                         * @example 32001
                         * @example 32004
                         * @example 42900
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "user.detail_list": {
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
                 *       "from": "6001",
                 *       "user_no_list": "100001"
                 *     }
                 */
                "application/json": {
                    /** @description Who asks: the room's number, or empty. */
                    from: string;
                    /** @description Comma list of user numbers, 100 at most. */
                    user_no_list: string;
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
                     *             "album": [
                     *               "/files/main/3f.png"
                     *             ],
                     *             "medal": [
                     *               "captain"
                     *             ],
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
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "user.first_register_package": {
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
                     *         "reg_package": {
                     *           "name": "新人礼包",
                     *           "list": [
                     *             {
                     *               "name": "初来乍到",
                     *               "icon": "",
                     *               "num": 1
                     *             }
                     *           ],
                     *           "is_new": 1
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            reg_package: components["schemas"]["RegisterPackage"] | null;
                        };
                    } | {
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "game.skill_data": {
        parameters: {
            query: {
                /** @description Number of the person. */
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
                     *         "no": "100001",
                     *         "list": [
                     *           {
                     *             "game_id": "g-1",
                     *             "game_name": "王者峡谷",
                     *             "icon": "",
                     *             "level": "星耀",
                     *             "tags": [
                     *               "辅助",
                     *               "能开麦"
                     *             ],
                     *             "intro": "晚上八点后都在"
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
                            no: string | number;
                            list: components["schemas"]["PlayerSkill"][];
                        };
                    } | {
                        /** @example 30005 */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
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
                /** @description Code of the link. */
                verify: string;
                /** @description Number of the voice room. */
                room_no: string;
                /** @description Chinese mobile number, 11 digits. */
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
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
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
                    /** @description What the other app was given to sign in with. */
                    code: string;
                    /**
                     * @description Client type, 3.
                     * @enum {unknown}
                     */
                    client: 3;
                    /** @description What the client adds, JSON text: the device, the state of the chat app's redirect. */
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
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "game.gift_user": {
        parameters: {
            query: {
                /** @description Number of the page, from 1. */
                page: string | number;
                /** @description Entries of a page. */
                limit: string | number;
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
                     *             "no": "100001",
                     *             "nick": "小满",
                     *             "avatar": "",
                     *             "gender": 2,
                     *             "age": 22,
                     *             "sign": "今天也要开黑",
                     *             "online": 1,
                     *             "skill": "星耀",
                     *             "amount": 3
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
                                nick?: string | number | null;
                                avatar?: string | number | null;
                                /** @enum {unknown} */
                                gender?: 0 | 1 | 2;
                                age?: string | number | null;
                                sign?: string | number | null;
                                online?: number | string | boolean | null;
                                skill?: string | number | null;
                                amount?: string | number | null;
                            }[];
                        };
                    } | {
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "game.match_entry": {
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
                     *             "game_id": "g-1",
                     *             "game_name": "王者峡谷",
                     *             "icon": "",
                     *             "online": 3
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
                                game_id?: string | number | null;
                                game_name?: string | number | null;
                                icon?: string | number | null;
                                online?: string | number | null;
                            }[];
                        };
                    } | {
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "game.home_player": {
        parameters: {
            query: {
                /** @description Number of the page, from 1. */
                page: string | number;
                /** @description Entries of a page. */
                limit: string | number;
                /** @description Number of the game; empty for all. */
                game_id?: string | number | null;
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
                     *             "no": "100001",
                     *             "nick": "小满",
                     *             "avatar": "",
                     *             "gender": 2,
                     *             "age": 22,
                     *             "sign": "今天也要开黑",
                     *             "online": 1,
                     *             "skill": "星耀"
                     *           }
                     *         ],
                     *         "total": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            list: components["schemas"]["PlayerBrief"][];
                            /** @description Gifts received altogether. */
                            total?: string | number | null;
                        };
                    } | {
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "tourist.recommend": {
        parameters: {
            query: {
                /** @description Entries of a page. */
                limit: string | number;
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
                     *         "halls": [
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
                     *             "online_count": 21,
                     *             "mute_all": 0
                     *           }
                     *         ],
                     *         "players": [
                     *           {
                     *             "no": "100001",
                     *             "nick": "小满",
                     *             "avatar": "",
                     *             "gender": 2,
                     *             "age": 22,
                     *             "sign": "今天也要开黑",
                     *             "online": 1,
                     *             "skill": "星耀"
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
                            halls: components["schemas"]["Hall"][];
                            players: components["schemas"]["PlayerBrief"][];
                        };
                    } | {
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "tourist.search": {
        parameters: {
            query: {
                /** @description Part of a name or a whole number; empty finds everything. */
                keyword: string;
                /** @description Number of the page, from 1. */
                page: string | number;
                /** @description Entries of a page. */
                limit: string | number;
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
                     *         "halls": [
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
                     *             "online_count": 21,
                     *             "mute_all": 0
                     *           }
                     *         ],
                     *         "users": [],
                     *         "hall_total": 1,
                     *         "user_total": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            halls: components["schemas"]["Hall"][];
                            users: components["schemas"]["PlayerBrief"][];
                            hall_total?: string | number | null;
                            user_total?: string | number | null;
                        };
                    } | {
                        /** @example 42900 */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "tourist.hotwords": {
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
                     *           "开黑",
                     *           "样板大厅"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            list: string[];
                        };
                    } | {
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "game.config": {
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
                     *             "game_id": "g-1",
                     *             "game_name": "王者峡谷",
                     *             "icon": "",
                     *             "levels": [
                     *               "钻石",
                     *               "星耀",
                     *               "王者"
                     *             ]
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
                                game_id?: string | number | null;
                                game_name?: string | number | null;
                                icon?: string | number | null;
                                levels: string[];
                            }[];
                        };
                    } | {
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "game.player_skill": {
        parameters: {
            query: {
                /** @description Number of the person. */
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
                     *         "list": [
                     *           {
                     *             "game_id": "g-1",
                     *             "game_name": "王者峡谷",
                     *             "icon": "",
                     *             "level": "星耀",
                     *             "tags": [
                     *               "辅助",
                     *               "能开麦"
                     *             ],
                     *             "intro": "晚上八点后都在"
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
                            list: components["schemas"]["PlayerSkill"][];
                        };
                    } | {
                        /** @example 30005 */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 40000,
                     *       "message": "请求参数有误",
                     *       "data": null,
                     *       "issues": [
                     *         "page: Invalid input: expected number, received string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 40000;
                        message: string;
                        data: null;
                        /** @description A place and what is wrong with it, each. */
                        issues?: string[];
                    };
                };
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests; `Retry-After` tells the seconds to wait, where waiting helps. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
